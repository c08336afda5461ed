//! A range coder: every choice of one among `n` costs log2 `n` bits, whatever `n` is (after Martin, in Subbotin's form
//! without carries).

const TOP: u32 = 1 << 24;
const BOTTOM: u32 = 1 << 16;
/// No more zeros than this are left out at the end.
const MOST_ZEROS: usize = 32;
/// No choice is among more than this.
pub(crate) const MOST: u32 = BOTTOM;

/// A part of a whole: of `total` equal parts those from `from` on, `size` of them.
#[derive(Clone, Copy)]
struct Part {
    from: u32,
    size: u32,
    total: u32,
}

/// The interval that is left after the choices so far.
struct Interval {
    low: u32,
    range: u32,
}

impl Interval {
    const ALL: Self = Self { low: 0, range: u32::MAX };

    fn narrow(&mut self, part: Part) {
        self.range /= part.total;
        self.low = self.low.wrapping_add(part.from * self.range);
        self.range *= part.size;
    }

    /// Shifts a byte out where it is settled; `None` where none is.
    fn settled(&mut self) -> Option<u8> {
        let high = self.low.wrapping_add(self.range);
        if (self.low ^ high) >= TOP {
            if self.range >= BOTTOM {
                return None;
            }
            // The interval is small and lies across a boundary: what is beyond it is given up.
            self.range = self.low.wrapping_neg() & (BOTTOM - 1);
        }
        let byte = (self.low >> 24) as u8;
        self.low <<= 8;
        self.range <<= 8;
        Some(byte)
    }
}

/// Writes choices.
pub(crate) struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(crate) fn new() -> Self {
        Self { interval: Interval::ALL, bytes: Vec::new() }
    }

    fn put(&mut self, part: Part) {
        self.interval.narrow(part);
        while let Some(byte) = self.interval.settled() {
            self.bytes.push(byte);
        }
    }

    /// One of `of` equal choices.
    pub(crate) fn choice(&mut self, which: u32, of: u32) {
        debug_assert!(which < of && of <= MOST, "{which} of {of}");
        self.put(Part { from: which, size: 1, total: of });
    }

    /// One of several, of which each is as likely as its weight says.
    pub(crate) fn weighed(&mut self, which: usize, weights: &[u32]) {
        let from = weights[..which].iter().sum();
        self.put(Part { from, size: weights[which], total: weights.iter().sum() });
    }

    /// The bytes; whatever follows them is read as zeros.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let Interval { low, range } = self.interval;
        // The number with the fewest bytes in what is left of the interval.
        for bytes in 1..=4_u32 {
            let beyond = u32::MAX.checked_shr(8 * bytes).unwrap_or(0);
            let value = low.wrapping_add(beyond) & !beyond;
            if value.wrapping_sub(low) < range {
                self.bytes.extend(&value.to_be_bytes()[..bytes as usize]);
                break;
            }
        }
        let zeros = self.bytes.iter().rev().take(MOST_ZEROS).take_while(|&&byte| byte == 0).count();
        self.bytes.truncate(self.bytes.len() - zeros);
        self.bytes
    }
}

/// Reads choices.
pub(crate) struct Decoder<'a> {
    interval: Interval,
    code: u32,
    bytes: &'a [u8],
    /// How many bytes beyond the end were read.
    beyond: usize,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { interval: Interval::ALL, code: 0, bytes, beyond: 0 };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let (byte, rest) = self.bytes.split_first().map_or((0, self.bytes), |(&byte, rest)| (byte, rest));
        self.beyond += usize::from(self.bytes.is_empty());
        self.bytes = rest;
        self.code = self.code << 8 | u32::from(byte);
    }

    /// Whether more was read than can have been written: only so many zeros are left out, and four bytes are read ahead.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.beyond > 2 * MOST_ZEROS
    }

    /// Whether every byte was read.
    pub(crate) fn is_at_end(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Where in `total` equal parts the code lies.
    fn locate(&self, total: u32) -> u32 {
        (self.code.wrapping_sub(self.interval.low) / (self.interval.range / total)).min(total - 1)
    }

    fn take(&mut self, part: Part) {
        self.interval.narrow(part);
        while self.interval.settled().is_some() {
            self.shift();
        }
    }

    /// One of `of` equal choices.
    pub(crate) fn choice(&mut self, of: u32) -> u32 {
        let which = self.locate(of);
        self.take(Part { from: which, size: 1, total: of });
        which
    }

    /// One of several, of which each is as likely as its weight says.
    pub(crate) fn weighed(&mut self, weights: &[u32]) -> usize {
        let total = weights.iter().sum();
        let place = self.locate(total);
        let mut from = 0;
        let mut which = 0;
        while from + weights[which] <= place {
            from += weights[which];
            which += 1;
        }
        self.take(Part { from, size: weights[which], total });
        which
    }
}

#[cfg(test)]
mod tests {
    use super::{Decoder, Encoder, MOST};
    use siliam_core::Rng;

    #[test]
    fn what_was_chosen_is_read_back_and_costs_what_it_must() {
        let mut rng = Rng::new(7);
        for _ in 0..2000 {
            let length = rng.index(200);
            let choices: Vec<(u32, u32)> = (0..length)
                .map(|_| {
                    let of = match rng.below(4) {
                        0 => 1,
                        1 => 1 + rng.below(4) as u32,
                        2 => 1 + rng.below(400) as u32,
                        _ => 1 + rng.below(MOST.into()) as u32,
                    };
                    (if rng.below(3) == 0 { of - 1 } else { rng.below(of.into()) as u32 }, of)
                })
                .collect();
            let mut encoder = Encoder::new();
            for &(which, of) in &choices {
                encoder.choice(which, of);
            }
            let bytes = encoder.finish();
            let bits: f64 = choices.iter().map(|&(_, of)| f64::from(of).log2()).sum();
            let most = bits / 8.0 * 1.02 + 4.0;
            assert!(f64::from(bytes.len() as u32) <= most, "{} bytes for {bits} bits", bytes.len());
            let mut decoder = Decoder::new(&bytes);
            for &(which, of) in &choices {
                assert_eq!(decoder.choice(of), which);
            }
            assert!(decoder.is_at_end());
        }
    }

    #[test]
    fn the_likely_costs_little() {
        let weights = [1, 62, 1];
        let mut encoder = Encoder::new();
        for _ in 0..1000 {
            encoder.weighed(1, &weights);
        }
        encoder.weighed(2, &weights);
        let bytes = encoder.finish();
        assert!(bytes.len() < 10, "{} bytes", bytes.len());
        let mut decoder = Decoder::new(&bytes);
        assert!((0..1000).all(|_| decoder.weighed(&weights) == 1));
        assert_eq!(decoder.weighed(&weights), 2);
    }
}
