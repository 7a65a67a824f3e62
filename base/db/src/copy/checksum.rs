//! Checksums that tell whether two tables hold equal rows.

use std::fmt;

use sha2::{Digest, Sha256};

use super::Rows;
use crate::Result;

/// Number of rows in a table, and a digest that does not depend on their order: the sum of each row's SHA-256.
///
/// It detects lost, duplicated or altered rows. It does not protect against rows chosen to deceive; the seal of a
/// backup does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checksum {
    rows: u64,
    /// Upper and lower half of the sum.
    sum: [u128; 2],
}

impl Checksum {
    /// Adds rows to the checksum.
    pub fn add(&mut self, rows: &Rows) -> Result<()> {
        for row in rows.each() {
            let digest: [u8; 32] = Sha256::digest(row?).into();
            let (upper, lower) = digest.split_at(16);
            self.rows += 1;
            for (sum, half) in self.sum.iter_mut().zip([upper, lower]) {
                let half = half.iter().fold(0, |number: u128, byte| number << 8 | u128::from(*byte));
                *sum = sum.wrapping_add(half);
            }
        }
        Ok(())
    }

    /// Returns the number of added rows.
    pub fn rows(&self) -> u64 {
        self.rows
    }
}

/// Writes the digest as 64 hexadecimal digits.
impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}{:032x}", self.sum[0], self.sum[1])
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Cell, *};

    fn of(numbers: &[i64]) -> Checksum {
        let mut checksum = Checksum::default();
        for number in numbers {
            let mut rows = Rows::default();
            rows.push([Ok(Cell::Int(*number))].into_iter()).unwrap();
            checksum.add(&rows).unwrap();
        }
        checksum
    }

    #[test]
    fn the_order_of_rows_does_not_count_and_everything_else_does() {
        assert_eq!(of(&[1, 2, 3]), of(&[3, 1, 2]));
        for other in [&[1, 2][..], &[1, 2, 4], &[1, 2, 3, 3], &[1, 1, 2, 2, 3, 3], &[]] {
            assert_ne!(of(&[1, 2, 3]), of(other), "{other:?}");
        }
        assert_ne!(of(&[1, 1]).to_string(), of(&[]).to_string(), "a row twice is not none");
    }

    #[test]
    fn it_is_shown_in_64_digits() {
        assert_eq!(of(&[]).to_string(), "0".repeat(64));
        assert_eq!(of(&[1]).to_string().len(), 64);
    }
}
