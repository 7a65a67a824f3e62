//! Operator of this instance, named on the site and below emails as commerce and email laws require.

/// The company that runs this instance, as far as its operator has told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// Its name, with its legal form.
    pub name: Option<String>,
    /// Its postal address in one line.
    pub address: Option<String>,
    /// Its mailbox.
    pub email: Option<String>,
    /// Its telephone number, as people read it, beginning with `+`.
    pub phone: Option<String>,
}

impl Company {
    /// Name and postal address in one line, as emails to many people have to carry them.
    pub(crate) fn line(&self) -> Option<String> {
        let parts: Vec<_> = [self.name.as_deref(), self.address.as_deref()].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}
