//! Where a client is, as far as limits care.

use axum::http::{HeaderMap, HeaderName};
use std::net::{IpAddr, Ipv6Addr};

/// The header in which proxies name the client, the nearest hop last.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Where a request comes from: the other end of the socket, or the client behind it where that is a proxy of ours.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let is_ours = |ip: IpAddr| proxies.contains(&ip.to_canonical());
    if !is_ours(peer) {
        // Anybody can write this header.
        return peer;
    }
    let lines = headers.get_all(FORWARDED).into_iter().filter_map(|line| line.to_str().ok());
    let entries: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    // From the last one back: entries before the first address that is not ours may be forged.
    let mut named = entries.into_iter().rev().map_while(|entry| entry.parse::<IpAddr>().ok());
    named.find(|&ip| !is_ours(ip)).unwrap_or(peer)
}

/// What is counted as one address: for IPv6 the network, since one home may use any number of addresses in it.
pub(crate) fn counted(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V4(ip) => IpAddr::V4(ip),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// Whether the host named in a request is the client's own machine.
pub(crate) fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    let ip = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name.eq_ignore_ascii_case("localhost") || ip.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_proxy_of_ours_is_believed_and_nobody_else() {
        let proxies = [ip("127.0.0.1"), ip("10.0.0.2")];
        let sent = |peer, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED, HeaderValue::from_static(line));
            }
            client(ip(peer), &headers, &proxies)
        };
        assert_eq!(sent("127.0.0.1", &["192.0.2.7"]), ip("192.0.2.7"));
        assert_eq!(sent("::ffff:127.0.0.1", &["192.0.2.7"]), ip("192.0.2.7"));
        assert_eq!(sent("127.0.0.1", &["192.0.2.9, 192.0.2.7"]), ip("192.0.2.7"), "the first was made up");
        assert_eq!(sent("127.0.0.1", &["192.0.2.9", "192.0.2.7, 10.0.0.2"]), ip("192.0.2.7"), "two proxies");
        assert_eq!(sent("127.0.0.1", &["2001:db8::1"]), ip("2001:db8::1"));
        assert_eq!(sent("198.51.100.1", &["192.0.2.7"]), ip("198.51.100.1"), "anybody can write it");
        for lines in [&[][..], &["unknown"], &["192.0.2.7, x"], &[""]] {
            assert_eq!(sent("127.0.0.1", lines), ip("127.0.0.1"), "{lines:?}");
        }
    }

    #[test]
    fn a_host_is_this_machine_or_another() {
        for host in ["localhost", "localhost:7420", "127.0.0.1:7420", "127.0.0.9", "[::1]:7420", "[::1]"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["192.0.2.7:7420", "siliam.example", "localhost.example", "127.0.0.1.example:1", "", ":1"]
        {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn a_network_is_counted_as_one() {
        assert_eq!(counted(ip("192.0.2.7")), ip("192.0.2.7"));
        assert_eq!(counted(ip("::ffff:192.0.2.7")), ip("192.0.2.7"));
        assert_eq!(counted(ip("2001:db8:1:2:3:4:5:6")), counted(ip("2001:db8:1:2::9")));
        assert_ne!(counted(ip("2001:db8:1:2::9")), counted(ip("2001:db8:1:3::9")));
    }
}
