//! `vitrine messages`: what visitors sent with the contact form, the latest first.

use audit::Act;

use super::{app, note, say};
use crate::{Outcome, config::Messages, events};

pub(crate) async fn run(options: &Messages) -> Outcome {
    let app = app(&options.database).await?;
    let messages = ::site::messages(&app.db, options.most).await?;
    note(&app, Act::new(events::MessagesRead).with("count", messages.len())).await?;
    app.db.close().await;
    let listed: Vec<_> = messages.into_iter().filter(|message| options.all || message.suspicion.is_none()).collect();
    if listed.is_empty() {
        say("No messages.");
    }
    for message in listed {
        let more = [
            ("company", &message.company),
            ("phone", &message.phone),
            ("budget", &message.budget),
            ("timeline", &message.timeline),
            ("looks like a program's", &message.suspicion),
        ];
        say(&format!("{}  {} <{}>", message.created_at, message.name, message.email));
        say(&format!("  {}", message.subject));
        for (name, value) in more {
            if let Some(value) = value {
                say(&format!("  {name}: {value}"));
            }
        }
        for line in message.message.lines() {
            say(&format!("  | {line}"));
        }
        say("");
    }
    Ok(())
}
