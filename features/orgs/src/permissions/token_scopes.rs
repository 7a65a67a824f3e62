//! Permissions of routes that need another scope of tokens than the other routes of their permission.

use std::{convert::Infallible, marker::PhantomData};

use super::{MatrixRow, Right, RightToEach};
use crate::scopes::TokenScope;

/// The permission `R` for a route that changes what others see, where the other routes of `R` do not: tokens need the
/// scope `publish`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Publishing<R> {
    #[doc(hidden)]
    Never(Infallible, PhantomData<R>),
}

/// The permission `R` for a route that changes nothing although its method is POST, such as a forecast: tokens need the
/// scope `read` only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking<R> {
    #[doc(hidden)]
    Never(Infallible, PhantomData<R>),
}

impl<R: Right> Right for Publishing<R> {
    const ROW: MatrixRow = MatrixRow { writes: TokenScope::Publish, ..R::ROW };
}

impl<R: RightToEach> RightToEach for Publishing<R> {}

impl<R: Right> Right for Asking<R> {
    const ROW: MatrixRow = MatrixRow { writes: TokenScope::Read, ..R::ROW };
}

impl<R: RightToEach> RightToEach for Asking<R> {}
