//! Hashing of positions that fit a few words.
//!
//! Our positions are so small that hashing all of one costs about as much as two Zobrist updates, and a key that is
//! derived cannot go stale.

const ODD: [u64; 4] =
    [0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93, 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB];

/// Both halves of a product, folded: every bit of either factor reaches every bit of the result.
#[inline(always)]
const fn fold(one: u64, other: u64) -> u64 {
    let product = one as u128 * other as u128;
    (product as u64) ^ ((product >> 64) as u64)
}

/// The key of a few words.
#[inline(always)]
pub fn key<const N: usize>(words: [u64; N]) -> u64 {
    let mut key = 0;
    let mut pairs = words.chunks_exact(2);
    for pair in &mut pairs {
        key = fold(pair[0] ^ ODD[0] ^ key, pair[1] ^ ODD[1]);
    }
    let last = pairs.remainder().first().copied().unwrap_or(0);
    fold(key ^ last ^ ODD[2], ODD[3])
}
