//! Test cards: what happens when they are saved and charged.

/// Behavior of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Card {
    pub(crate) number: &'static str,
    /// Name of the payment method that stands for the card.
    pub(crate) alias: &'static str,
    pub(crate) brand: &'static str,
    pub(crate) saved: Outcome,
    pub(crate) charged: Outcome,
}

/// Outcome of saving or charging a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Outcome {
    Accepted,
    Declined(Decline),
    /// The bank asks the customer to confirm.
    ActionRequired,
}

/// Reason of a decline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Decline {
    pub(crate) code: &'static str,
    pub(crate) reason: Option<&'static str>,
    pub(crate) message: &'static str,
}

const GENERIC: Decline = declined("generic_decline", "Your card was declined.");
const FUNDS: Decline = declined("insufficient_funds", "Your card has insufficient funds.");
const EXPIRED: Decline = Decline { code: "expired_card", reason: None, message: "Your card has expired." };
const CVC: Decline =
    Decline { code: "incorrect_cvc", reason: None, message: "Your card's security code is incorrect." };
const LIVE: Decline = declined("test_mode_live_card", "Your card was declined. Only test cards are accepted here.");
const NUMBER: Decline = Decline { code: "incorrect_number", reason: None, message: "Your card number is incorrect." };

const fn declined(reason: &'static str, message: &'static str) -> Decline {
    Decline { code: "card_declined", reason: Some(reason), message }
}

const fn card(
    number: &'static str,
    alias: &'static str,
    brand: &'static str,
    saved: Outcome,
    charged: Outcome,
) -> Card {
    Card { number, alias, brand, saved, charged }
}

const CARDS: [Card; 10] = [
    card("4242424242424242", "pm_card_visa", "visa", Outcome::Accepted, Outcome::Accepted),
    card("5555555555554444", "pm_card_mastercard", "mastercard", Outcome::Accepted, Outcome::Accepted),
    card(DISPUTED, "pm_card_createDispute", "visa", Outcome::Accepted, Outcome::Accepted),
    card("378282246310005", "pm_card_amex", "amex", Outcome::Accepted, Outcome::Accepted),
    card("4000000000000341", "pm_card_chargeCustomerFail", "visa", Outcome::Accepted, Outcome::Declined(GENERIC)),
    card(
        "4000000000000002",
        "pm_card_visa_chargeDeclined",
        "visa",
        Outcome::Declined(GENERIC),
        Outcome::Declined(GENERIC),
    ),
    card(
        "4000000000009995",
        "pm_card_visa_chargeDeclinedInsufficientFunds",
        "visa",
        Outcome::Declined(FUNDS),
        Outcome::Declined(FUNDS),
    ),
    card(
        "4000000000000069",
        "pm_card_chargeDeclinedExpiredCard",
        "visa",
        Outcome::Declined(EXPIRED),
        Outcome::Declined(EXPIRED),
    ),
    card(
        "4000000000000127",
        "pm_card_chargeDeclinedIncorrectCvc",
        "visa",
        Outcome::Declined(CVC),
        Outcome::Declined(CVC),
    ),
    card("4000002760003184", "pm_card_authenticationRequired", "visa", Outcome::Accepted, Outcome::ActionRequired),
];

/// Number of the card whose holder disputes every charge.
const DISPUTED: &str = "4000000000000259";

impl Card {
    /// Returns true if the holder disputes every charge.
    pub(crate) fn is_disputed(&self) -> bool {
        self.number == DISPUTED
    }

    /// Returns the card of a payment method's name, such as `pm_card_visa`.
    pub(crate) fn of_alias(alias: &str) -> Option<Self> {
        CARDS.into_iter().find(|card| card.alias == alias)
    }

    /// Returns the card of a number that a person types, with or without spaces.
    pub(crate) fn of_number(typed: &str) -> Result<Self, Decline> {
        let number: String = typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-').collect();
        if let Some(card) = CARDS.into_iter().find(|card| card.number == number) {
            return Ok(card);
        }
        Err(if is_card_number(&number) { LIVE } else { NUMBER })
    }

    /// Returns the last four digits.
    pub(crate) fn last4(&self) -> &'static str {
        &self.number[self.number.len() - 4..]
    }
}

/// Checks length and check digit (Luhn).
fn is_card_number(number: &str) -> bool {
    let digits: Option<Vec<u32>> = number.chars().map(|sign| sign.to_digit(10)).collect();
    let Some(digits) = digits.filter(|digits| (12..=19).contains(&digits.len())) else { return false };
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(at, digit)| match (at % 2, digit * 2) {
            (0, _) => *digit,
            (_, doubled) if doubled > 9 => doubled - 9,
            (_, doubled) => doubled,
        })
        .sum();
    sum.is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_numbers_are_recognized() {
        let table = [
            ("4242 4242 4242 4242", None),
            ("4242-4242-4242-4242", None),
            ("4000000000000341", None),
            ("4111111111111111", Some(LIVE)),
            ("4242424242424241", Some(NUMBER)),
            ("", Some(NUMBER)),
            ("４２４２", Some(NUMBER)),
        ];
        for (typed, expected) in table {
            assert_eq!(Card::of_number(typed).err(), expected, "{typed}");
        }
    }

    #[test]
    fn every_test_card_has_a_valid_check_digit() {
        assert!(CARDS.iter().all(|card| is_card_number(card.number)));
    }
}
