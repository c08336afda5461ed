//! The checksum of links: CRC-32, as zip files and PNG pictures have it.

/// Bit by bit: links are short, and the tables with which libraries are quicker would be 16 kB more for the browser to load.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    let shifted = |crc: u32, _| (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
    !bytes.iter().fold(!0, |crc: u32, &byte| (0..8).fold(crc ^ u32::from(byte), shifted))
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_is_the_usual_one() {
        for text in ["", "123456789", "Léna et Arthit"] {
            assert_eq!(super::crc32(text.as_bytes()), crc32fast::hash(text.as_bytes()), "{text}");
        }
        assert_eq!(super::crc32(b"123456789"), 0xCBF4_3926);
    }
}
