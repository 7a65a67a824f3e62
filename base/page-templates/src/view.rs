//! Everything that is visible on a page, as owned values: no types of a database, no clock. A field without a value is
//! absent from the page and from its structured data.

mod blocks;
mod frame;
mod lists;
mod page;
mod picture;

pub use blocks::{
    Access, Area, Block, Department, Listing, ListingState, MenuItem, MenuSection, News, Payment, Person, Question,
    Reply, Review, Reviews, Service, Services, Sister,
};
pub use frame::{Color, Crumb, Font, Frame, Language, Legal, Link, Look, ShareImage, Site, Template, Version};
pub use lists::{ClosedView, DirectoryView, Filter, Folder, ListedLocation, LocatorState, LocatorView};
pub use page::{Action, ActionKind, Address, Business, Contact, Coordinates, Hours, PageView, Phone};
pub use picture::{Photo, Picture, Scene, Source};
