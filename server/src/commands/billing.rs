//! `vitrine billing setup`, `vitrine billing list` and `vitrine billing refund`

use billing::{
    Billing, Settings,
    operator::{self, PriceSetup, Refund},
};

use super::{app, say, sealer};
use crate::{
    Outcome,
    config::{Instance, RefundOf},
};

fn client(instance: &Instance) -> Result<Billing, Box<dyn std::error::Error + Send + Sync>> {
    let account = instance.billing.account()?.ok_or("billing is off; give --stripe-key")?;
    let sealer = sealer(&instance.database)?;
    Ok(Billing::new(&Settings { account: Some(account), sealer, ..Settings::default() }))
}

pub(crate) async fn setup(instance: &Instance) -> Outcome {
    for done in operator::setup(&client(instance)?).await? {
        say(&match done {
            PriceSetup::Unchanged(key) => format!("{key}  unchanged"),
            PriceSetup::Created(key) => format!("{key}  created"),
            PriceSetup::Replaced(key) => format!("{key}  replaced by a new price; subscriptions keep the old one"),
        });
    }
    Ok(())
}

pub(crate) async fn list(instance: &Instance) -> Outcome {
    let app = app(&instance.database).await?;
    let payers = operator::payers(&app).await?;
    if payers.is_empty() {
        say("No organization has paid yet.");
    }
    for payer in payers {
        let support = if payer.has_premium_support { "  premium support" } else { "" };
        say(&format!("{}  {}  {}{support}  {}", payer.org, payer.customer, payer.plan, payer.name));
    }
    app.db.close().await;
    Ok(())
}

pub(crate) async fn refund(options: &RefundOf) -> Outcome {
    let billing = client(&options.instance)?;
    let app = app(&options.instance.database).await?;
    let refund = operator::refund(&app, &billing, &options.org, options.force).await?;
    app.db.close().await;
    match refund {
        Refund::Done(count) => {
            say(&format!("{count} payments were refunded, and the plan has ended."));
            Ok(())
        }
        Refund::NoSubscription => Err("this organization has no subscription".into()),
        Refund::TooLate(end) => Err(format!("the guarantee ended on {end}; --force refunds all the same").into()),
    }
}
