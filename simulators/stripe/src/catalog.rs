//! Items for sale: products, prices, coupons, promotion codes.

pub(crate) mod coupons;
pub(crate) mod prices;
pub(crate) mod products;
pub(crate) mod promotion_codes;
