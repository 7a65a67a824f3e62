//! Contacts: adding, joining, showing and forgetting them.

use std::collections::{HashMap, HashSet};

use api::Result;
use db::{Db, Tx};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::{
    queries::{self, ConsentRow},
    requests::Requests,
    rules::contacts::{CheckedConsent, CheckedContact},
    seal::Address,
    types::{Channel, Consent, ConsentState, Contact, ContactId, ContactRow, RequestState},
};

const TABLE: &str = "contacts";

impl Requests {
    /// Returns the email address of a contact.
    pub(crate) fn email(&self, org: &OrgId, row: &ContactRow) -> Option<String> {
        self.open((org, TABLE, row.id.as_str(), "email"), row.email.as_deref()?)
    }

    /// Returns the phone number of a contact.
    pub(crate) fn phone(&self, org: &OrgId, row: &ContactRow) -> Option<String> {
        self.open((org, TABLE, row.id.as_str(), "phone"), row.phone.as_deref()?)
    }

    /// Returns the name of a contact; empty when its key was lost.
    pub(crate) fn name(&self, org: &OrgId, row: &ContactRow) -> String {
        self.open((org, TABLE, row.id.as_str(), "name"), &row.name).unwrap_or_default()
    }

    /// Writes the addresses of a contact into its row.
    pub(crate) fn address(
        &self,
        org: &OrgId,
        row: &mut ContactRow,
        kind: Address,
        address: Option<&str>,
    ) -> Result<()> {
        let field = match kind {
            Address::Email => "email",
            Address::Phone => "phone",
        };
        let sealed = address.map(|address| self.seal((org, TABLE, row.id.as_str(), field), address)).transpose()?;
        let hash = address.and_then(|address| self.hash(org, kind, address));
        match kind {
            Address::Email => (row.email, row.email_hash) = (sealed, hash),
            Address::Phone => (row.phone, row.phone_hash) = (sealed, hash),
        }
        Ok(())
    }

    /// Writes the name of a contact into its row.
    pub(crate) fn rename(&self, org: &OrgId, row: &mut ContactRow, name: &str) -> Result<()> {
        row.name = self.seal((org, TABLE, row.id.as_str(), "name"), name)?;
        Ok(())
    }

    /// Returns the hashes of the addresses of a contact, with each key.
    pub(crate) fn hashes_of(&self, org: &OrgId, email: Option<&str>, phone: Option<&str>) -> Vec<String> {
        let email = email.map(|email| self.hashes(org, Address::Email, email));
        let phone = phone.map(|phone| self.hashes(org, Address::Phone, phone));
        [email, phone].into_iter().flatten().flatten().collect()
    }

    /// Returns the contact that a new one is the same person as: with its email address, or else with its phone number
    /// unless both have different email addresses.
    pub(crate) async fn same_person(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        new: &CheckedContact,
    ) -> Result<Option<ContactRow>> {
        if let Some(email) = &new.email
            && let Some(row) = queries::by_email_hash(&mut *tx, org, self.hashes(org, Address::Email, email)).await?
        {
            return Ok(Some(row));
        }
        let Some(phone) = &new.phone else { return Ok(None) };
        let rows = queries::by_phone_hash(tx, org, self.hashes(org, Address::Phone, phone)).await?;
        Ok(rows.into_iter().find(|row| new.email.is_none() || row.email_hash.is_none()))
    }

    /// Adds a contact, or completes the one of the same person. Returns its id, and whether it is new.
    pub(crate) async fn put(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        new: &CheckedContact,
        now: Timestamp,
    ) -> Result<(ContactId, bool)> {
        let change = queries::next_change(tx, org).await?;
        let (id, is_new) = match self.same_person(tx, org, new).await? {
            Some(row) => (self.complete(tx, org, row, new, change, now).await?, false),
            None => (self.add(tx, org, new, change, now).await?, true),
        };
        self.put_consents(tx, org, &id, &new.consents).await?;
        let hashes = self.hashes_of(org, new.email.as_deref(), new.phone.as_deref());
        if queries::is_stopped(&mut *tx, org, hashes).await? {
            queries::withdraw_consents(tx, org, &id, "stop", now).await?;
        }
        Ok((id, is_new))
    }

    async fn add(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        new: &CheckedContact,
        change: i64,
        now: Timestamp,
    ) -> Result<ContactId> {
        let mut row = ContactRow {
            id: ContactId::new(now),
            name: String::new(),
            email: None,
            phone: None,
            email_hash: None,
            phone_hash: None,
            language: new.language,
            last_visit: new.last_visit.clone(),
            last_asked_at: None,
            created_at: now,
            updated_at: now,
        };
        self.rename(org, &mut row, &new.name)?;
        self.address(org, &mut row, Address::Email, new.email.as_deref())?;
        self.address(org, &mut row, Address::Phone, new.phone.as_deref())?;
        queries::add_contact(tx, org, &row, change).await?;
        queries::set_locations(tx, org, &row.id, &new.location_ids).await?;
        queries::set_tags(tx, org, &row.id, &new.tags).await?;
        Ok(row.id)
    }

    async fn complete(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        mut row: ContactRow,
        new: &CheckedContact,
        change: i64,
        now: Timestamp,
    ) -> Result<ContactId> {
        if row.email.is_none() && new.email.is_some() {
            self.address(org, &mut row, Address::Email, new.email.as_deref())?;
        }
        if row.phone.is_none() && new.phone.is_some() {
            self.address(org, &mut row, Address::Phone, new.phone.as_deref())?;
        }
        row.last_visit = row.last_visit.max(new.last_visit.clone());
        row.updated_at = now;
        queries::change_contact(tx, org, &row, change).await?;
        let id = row.id.to_string();
        let linked_locations = queries::locations_of(&mut *tx, org, vec![id.clone()]).await?;
        let mut locations: Vec<LocationId> = linked_locations.into_iter().map(|(_, location)| location).collect();
        locations.extend(new.location_ids.iter().cloned());
        locations.sort();
        locations.dedup();
        queries::set_locations(tx, org, &row.id, &locations).await?;
        let mut tags: Vec<String> =
            queries::tags_of(&mut *tx, org, vec![id]).await?.into_iter().map(|(_, tag)| tag).collect();
        tags.extend(new.tags.iter().cloned());
        tags.sort();
        tags.dedup();
        queries::set_tags(tx, org, &row.id, &tags).await?;
        Ok(row.id)
    }

    /// Writes consents. One that was withdrawn stays so: only the person can give it again.
    pub(crate) async fn put_consents(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        id: &ContactId,
        consents: &[CheckedConsent],
    ) -> Result<()> {
        let before = queries::consents_of(&mut *tx, org, vec![id.to_string()]).await?;
        for new in consents {
            let is_withdrawn = |row: &ConsentRow| row.channel == new.channel && row.state == ConsentState::Withdrawn;
            if before.iter().any(is_withdrawn) {
                continue;
            }
            let field = format!("proof_{}", new.channel.as_str());
            let proof = new.proof.as_deref().map(|proof| self.seal((org, TABLE, id.as_str(), &field), proof));
            let row = ConsentRow {
                contact_id: id.clone(),
                channel: new.channel,
                state: new.state,
                source: new.source.clone(),
                proof: proof.transpose()?,
                given_at: new.given_at,
                expires_at: new.expires_at,
            };
            queries::put_consent(tx, org, &row).await?;
        }
        Ok(())
    }

    /// Stops all requests to a person, now and after the contact is forgotten. Returns false when they were stopped
    /// before.
    pub(crate) async fn stop(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        row: &ContactRow,
        cause: &str,
        now: Timestamp,
    ) -> Result<bool> {
        let mut is_new = false;
        for hash in [&row.email_hash, &row.phone_hash].into_iter().flatten() {
            is_new |= queries::add_stop(tx, org, hash, cause, now).await?;
        }
        queries::withdraw_consents(tx, org, &row.id, cause, now).await?;
        Ok(is_new)
    }

    /// Forgets a contact, with the private feedback from its address. Its stop stays, and so do its requests, without the
    /// person.
    pub(crate) async fn forget(&self, tx: &mut Tx, org: &OrgId, id: &ContactId) -> Result<bool> {
        let Some(row) = queries::find_contact(&mut *tx, org, id).await? else { return Ok(false) };
        let hashes = self.hashes_of(org, self.email(org, &row).as_deref(), None);
        for request in queries::forget_requests_of(tx, org, id).await? {
            if request.state == RequestState::Waiting {
                crate::campaigns::set_state(tx, org, &request, RequestState::Canceled).await?;
            }
        }
        queries::forget_feedback_of(tx, org, id, hashes).await?;
        queries::next_change(tx, org).await?;
        Ok(queries::remove_contact(tx, org, id).await?)
    }

    /// Returns contacts as the API shows them, with those of their locations that the member sees.
    pub(crate) async fn contact_views(
        &self,
        db: &Db,
        org: &OrgId,
        rows: Vec<ContactRow>,
        within: Option<&[String]>,
    ) -> Result<Vec<Contact>> {
        let ids: Vec<String> = rows.iter().map(|row| row.id.to_string()).collect();
        let mut locations: HashMap<ContactId, Vec<LocationId>> = HashMap::new();
        for (contact, location) in queries::locations_of(db, org, ids.clone()).await? {
            if within.is_none_or(|within| within.iter().any(|id| id == location.as_str())) {
                locations.entry(contact).or_default().push(location);
            }
        }
        let mut tags: HashMap<ContactId, Vec<String>> = HashMap::new();
        for (contact, tag) in queries::tags_of(db, org, ids.clone()).await? {
            tags.entry(contact).or_default().push(tag);
        }
        let mut consents: HashMap<(ContactId, Channel), ConsentRow> = HashMap::new();
        for consent in queries::consents_of(db, org, ids).await? {
            consents.insert((consent.contact_id.clone(), consent.channel), consent);
        }
        let opened = |row: &ContactRow| (self.email(org, row), self.phone(org, row));
        let addresses: Vec<_> = rows.iter().map(opened).collect();
        let hashes: HashSet<String> = addresses
            .iter()
            .flat_map(|(email, phone)| self.hashes_of(org, email.as_deref(), phone.as_deref()))
            .collect();
        let stops: HashMap<String, Timestamp> =
            queries::stops(db, org, hashes.into_iter().collect()).await?.into_iter().collect();
        let contact = |(row, (email, phone)): (ContactRow, (Option<String>, Option<String>))| {
            let hashes = self.hashes_of(org, email.as_deref(), phone.as_deref());
            let consent = |channel| match consents.remove(&(row.id.clone(), channel)) {
                Some(consent) => self.consent(org, consent),
                None => none(channel),
            };
            Contact {
                consents: Channel::ALL.map(consent).into(),
                opted_out_at: hashes.iter().filter_map(|hash| stops.get(hash)).min().copied(),
                name: self.name(org, &row),
                email,
                phone,
                language: row.language,
                location_ids: locations.remove(&row.id).unwrap_or_default(),
                tags: tags.remove(&row.id).unwrap_or_default(),
                last_visit: row.last_visit,
                last_asked_at: row.last_asked_at,
                created_at: row.created_at,
                id: row.id,
            }
        };
        Ok(rows.into_iter().zip(addresses).map(contact).collect())
    }

    fn consent(&self, org: &OrgId, row: ConsentRow) -> Consent {
        let field = format!("proof_{}", row.channel.as_str());
        let id = row.contact_id.as_str();
        Consent {
            proof: row.proof.as_deref().and_then(|proof| self.open((org, TABLE, id, &field), proof)),
            channel: row.channel,
            state: row.state,
            source: Some(row.source),
            given_at: Some(row.given_at),
            expires_at: row.expires_at,
        }
    }
}

fn none(channel: Channel) -> Consent {
    Consent { channel, state: ConsentState::None, source: None, proof: None, given_at: None, expires_at: None }
}
