//! English and French words in the names of columns, by field.

use ::imports::HeaderWords;

use super::Field;

/// Returns the words that indicate a field.
#[rustfmt::skip]
pub(super) fn header_words(field: Field) -> HeaderWords {
    match field {
        Field::Location => HeaderWords {
            names: &[
                "location", "storecode", "locationname", "locationid", "store", "shop", "business", "businessname", "branch",
                "placeid", "googleplaceid", "etablissement", "magasin", "lieu", "agence", "boutique", "codemagasin",
                "codeetablissement", "nometablissement", "nomdeletablissement", "pageid", "name",
            ],
            phrases: &[
                ("store code", 90), ("location", 75), ("code magasin", 90), ("etablissement", 75), ("magasin", 75),
                ("store", 65), ("place id", 75), ("business", 60), ("agence", 60),
            ],
            affixes: &[],
            exclusions: &["author", "auteur", "reviewer", "client", "customer", "reply", "response", "reponse", "date", "url", "city", "country"],
        },
        Field::Source => HeaderWords {
            names: &["source", "site", "platform", "plateforme", "provider", "network", "channel", "canal", "origine", "siteavis"],
            phrases: &[("review source", 90), ("source", 75), ("platform", 75), ("plateforme", 75), ("site", 50)],
            affixes: &[],
            exclusions: &["url", "link", "lien", "id", "date", "reply", "response", "reponse"],
        },
        Field::ExternalId => HeaderWords {
            names: &["reviewid", "externalid", "idavis", "idreview", "id", "identifiant", "uid", "reference", "ref"],
            phrases: &[("review id", 95), ("id avis", 95), ("identifiant avis", 95), ("reference", 50)],
            affixes: &[],
            exclusions: &["location", "store", "place", "page", "author", "user", "reviewer", "customer", "client", "product", "reply", "etablissement", "magasin"],
        },
        Field::Rating => HeaderWords {
            names: &["rating", "stars", "starrating", "score", "note", "etoiles", "nbetoiles", "evaluation", "reviewrating", "servicerating", "noteglobale", "recommends"],
            phrases: &[("star rating", 95), ("overall rating", 90), ("rating", 75), ("stars", 75), ("note", 70), ("etoiles", 75), ("score", 65)],
            affixes: &[],
            exclusions: &["average", "moyenne", "count", "nombre", "product", "date", "comment"],
        },
        Field::Title => HeaderWords {
            names: &["title", "reviewtitle", "headline", "subject", "titre", "titreavis", "titredelavis", "objet", "sujet"],
            phrases: &[("review title", 90), ("titre", 75), ("title", 70)],
            affixes: &[],
            exclusions: &["product", "job", "page", "reply", "location"],
        },
        Field::Text => HeaderWords {
            names: &[
                "text", "reviewtext", "comment", "review", "body", "content", "reviewbody", "reviewcontent", "reviewcomment",
                "avis", "commentaire", "texte", "contenu", "texteavis", "textedelavis", "message", "feedback", "servicecomment", "description", "verbatim",
            ],
            phrases: &[("review text", 95), ("text", 70), ("comment", 70), ("commentaire", 70), ("texte", 70), ("avis", 55), ("review", 50), ("verbatim", 70)],
            affixes: &[],
            exclusions: &[
                "id", "date", "title", "titre", "reply", "response", "reponse", "owner", "url", "link", "lien", "note", "rating",
                "source", "site", "author", "auteur", "language", "langue", "status", "count", "identifiant", "time", "name", "nom",
            ],
        },
        Field::Author => HeaderWords {
            names: &[
                "author", "reviewer", "authorname", "reviewername", "reviewerdisplayname", "customer", "customername", "user", "username",
                "auteur", "client", "nomclient", "nomduclient", "nomauteur", "nomdelauteur", "displayname", "pseudo", "nom", "name",
            ],
            phrases: &[("reviewer display name", 95), ("reviewer name", 90), ("author", 80), ("auteur", 80), ("reviewer", 70), ("client", 65), ("customer", 65), ("nom", 50)],
            affixes: &[],
            exclusions: &["id", "email", "mail", "url", "photo", "picture", "anonymous", "location", "store", "etablissement", "magasin", "reply", "response", "reponse", "date", "file", "fichier", "country", "count"],
        },
        Field::WrittenAt => HeaderWords {
            names: &[
                "date", "reviewdate", "writtenat", "createdat", "createtime", "created", "publishedat", "published", "publisheddate",
                "datedelavis", "dateavis", "datedepublication", "publiele", "submittedat", "time", "timestamp", "feedbackdate",
            ],
            phrases: &[("review date", 95), ("date de l avis", 95), ("date avis", 95), ("create time", 90), ("created", 75), ("published", 75), ("publication", 70), ("date", 65), ("written", 70)],
            affixes: &[],
            exclusions: &["reply", "response", "reponse", "update", "updated", "sale", "visit", "visite", "stay", "sejour", "experience", "birth", "order", "commande", "modification"],
        },
        Field::Url => HeaderWords {
            names: &["url", "link", "reviewurl", "reviewlink", "permalink", "lien", "lienavis", "liendelavis", "adresse"],
            phrases: &[("review url", 90), ("review link", 90), ("lien", 70), ("url", 65), ("link", 65)],
            affixes: &[],
            exclusions: &["photo", "picture", "image", "avatar", "profile", "author", "reviewer", "reply", "logo", "location"],
        },
        Field::Reply => HeaderWords {
            names: &[
                "reply", "ownerreply", "response", "ownerresponse", "replytext", "responsetext", "reviewreplycomment", "companyreply",
                "businessresponse", "reponse", "reponsedupro", "reponseproprietaire", "reponsedelentreprise", "textereponse",
            ],
            phrases: &[("reply comment", 95), ("reply text", 95), ("response text", 95), ("owner response", 90), ("reply", 70), ("response", 65), ("reponse", 70)],
            affixes: &[],
            exclusions: &["date", "time", "at", "id", "state", "status", "author", "auteur", "by", "url", "update", "created", "name", "nom"],
        },
        Field::RepliedAt => HeaderWords {
            names: &[
                "replydate", "repliedat", "replyat", "responsedate", "ownerresponsedate", "reviewreplyupdatetime", "replytime",
                "datereponse", "datedereponse", "datedelareponse", "reponduele",
            ],
            phrases: &[("reply update time", 95), ("reply date", 95), ("response date", 95), ("date reponse", 90), ("date de reponse", 95), ("date de la reponse", 95)],
            affixes: &[],
            exclusions: &["id"],
        },
    }
}

/// Words that only French files have in the names of columns.
#[rustfmt::skip]
pub(crate) const FRENCH: [&str; 12] = [
    "avis", "auteur", "note", "etoiles", "commentaire", "texte", "reponse", "etablissement", "magasin", "lien", "titre", "datedelavis",
];
