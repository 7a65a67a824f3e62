//! Ids: the prefix of the type, and letters that follow from the seed and a counter.

use simulated_world::scramble;

const LETTERS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Returns the prefix of a type and the number of letters behind it.
pub(super) fn form(object: &str) -> (&'static str, usize) {
    match object {
        "customer" => ("cus_", 14),
        "product" => ("prod_", 14),
        "price" => ("price_1", 23),
        "coupon" => ("", 8),
        "promotion_code" => ("promo_1", 23),
        "discount" => ("di_1", 23),
        "tax_id" => ("txi_1", 23),
        "payment_method" => ("pm_1", 23),
        "payment_intent" => ("pi_3", 23),
        "charge" => ("ch_3", 23),
        "dispute" => ("du_1", 23),
        "refund" => ("re_3", 23),
        "subscription" => ("sub_1", 23),
        "subscription_item" => ("si_", 14),
        "invoice" => ("in_1", 23),
        "invoiceitem" => ("ii_1", 23),
        "line_item" => ("il_1", 23),
        "item" => ("li_1", 23),
        "invoice_payment" => ("inpay_1", 23),
        "checkout.session" => ("cs_test_", 58),
        "billing_portal.session" => ("bps_1", 23),
        "test_helpers.test_clock" => ("clock_1", 23),
        "webhook_endpoint" => ("we_1", 23),
        "event" => ("evt_1", 23),
        _ => ("obj_", 24),
    }
}

/// Returns letters that follow from a seed and a number; no two numbers have the same ones.
pub(super) fn letters(seed: u64, number: u64, length: usize) -> String {
    let mut remaining = scramble(number, seed);
    let mut text = String::with_capacity(length);
    for _ in 0..length {
        // The scrambled number fills nine letters; the others come from mixing it further.
        if remaining == 0 {
            remaining = scramble(number.wrapping_add(text.len() as u64) << 8, seed ^ 0x5bd1) | 1;
        }
        text.push(char::from(LETTERS[(remaining % 62) as usize]));
        remaining /= 62;
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn ids_are_unique_and_follow_from_the_seed() {
        for length in [8, 14, 23] {
            let ids: BTreeSet<String> = (0..20_000).map(|number| letters(1, number, length)).collect();
            assert_eq!(ids.len(), 20_000, "{length}");
        }
        assert_eq!(letters(1, 5, 23), letters(1, 5, 23));
        assert_ne!(letters(1, 5, 23), letters(2, 5, 23));
    }
}
