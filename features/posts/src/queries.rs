//! SQL of posts.

mod calendar;
mod days;
mod due;
mod photos;
mod pictures_in_use;
mod posts;
mod settings;
mod targets;
mod templates;
mod today;

pub(crate) use calendar::{CalendarRow, SeenRow, calendar, calendar_of};
pub(crate) use days::{Moves, add_day, counts_of, day_at, move_counts, move_day, remove_day, seen_days, totals};
pub(crate) use due::{
    OpenTargets, Outcome, claim, due_orgs, has_begun, note_begun, note_publishing, open_targets, put_outcome, requeue,
    set_task, tasks_of, to_plan,
};
pub(crate) use photos::{add_photo, find_photo, keys_of_photos, photos_of};
pub(crate) use pictures_in_use::known_photos;
pub(crate) use posts::{PostFilter, add_post, find_post, lock_post, posts, put_post, remove_post};
pub(crate) use settings::{approval_required, set_approval_required};
pub(crate) use targets::{
    TargetFilter, add_targets, has_foreign, is_posted, posted_texts, remove_queued, set_due, target_ids, targets,
    targets_at,
};
pub(crate) use templates::{add_template, find_template, remove_template, templates};
pub(crate) use today::{OpenPosts, refused, waiting};
