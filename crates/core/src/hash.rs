//! Hashing of positions that fit a few words.
//!
//! Our positions are so small that hashing all of one costs about as much as two Zobrist updates, and a key that is
//! derived cannot go stale.

const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

/// Folds one more word into a key.
#[inline(always)]
pub const fn fold(key: u64, word: u64) -> u64 {
    let product = (key ^ MULTIPLIER) as u128 * (word ^ 0xD6E8_FEB8_6659_FD93) as u128;
    (product as u64) ^ ((product >> 64) as u64)
}

/// The key of a few words.
#[inline(always)]
pub fn key(words: &[u64]) -> u64 {
    let mut key = 0x2545_F491_4F6C_DD1D;
    for &word in words {
        key = fold(key, word).wrapping_add(word.wrapping_mul(MULTIPLIER));
    }
    fold(key, 0xA076_1D64_78BD_642F)
}
