//! Phrases that a fair request does not use, in both languages.

use crate::types::Language;

/// Phrase: words, folded. `*` at the end of a word stands for any ending, `#` for a number.
pub(super) struct Phrase {
    pub(super) rule: &'static str,
    pub(super) words: &'static [&'static str],
}

/// Returns the phrases of a language.
pub(super) fn phrases(language: Language) -> &'static [Phrase] {
    match language {
        Language::En => ENGLISH,
        Language::Fr => FRENCH,
    }
}

macro_rules! phrases {
    ($($rule:literal: [$([$($word:literal)+])+])+) => {
        &[$($(Phrase { rule: $rule, words: &[$($word),+] }),+),+]
    };
}

const ENGLISH: &[Phrase] = phrases! {
    "reward": [
        ["discount*"] ["coupon*"] ["voucher*"] ["gift*"] ["reward*"] ["prize*"] ["raffle*"] ["giveaway*"] ["sweepstake*"]
        ["refund*"] ["cashback"] ["cash" "back"] ["promo" "code*"] ["free" "coffee"] ["free" "drink*"] ["free" "dessert*"]
        ["for" "free"] ["loyalty" "point*"] ["bonus" "point*"] ["in" "exchange"] ["in" "return"] ["thank" "you" "gift*"]
        ["win" "a*"] ["enter" "to" "win"] ["chance" "to" "win"] ["off" "your" "next"] ["%" "off"]
    ]
    "rating_words": [
        ["#" "star*"] ["five" "star*"] ["four" "star*"] ["full" "star*"] ["top" "rating*"] ["top" "score*"] ["high" "rating*"]
        ["highest" "rating*"] ["best" "rating*"] ["perfect" "score*"] ["perfect" "rating*"] ["top" "mark*"] ["ten" "out" "of" "ten"]
        ["five" "out" "of" "five"]
    ]
    "positive_only": [
        ["positive" "review*"] ["positive" "feedback"] ["good" "review*"] ["great" "review*"] ["nice" "review*"]
        ["excellent" "review*"] ["glowing" "review*"] ["favorable" "review*"] ["favourable" "review*"] ["kind" "review*"]
        ["if" "you" "were" "happy"] ["if" "you" "are" "happy"] ["if" "you" "re" "happy"] ["if" "you" "were" "satisfied"]
        ["if" "you" "are" "satisfied"] ["if" "you" "re" "satisfied"] ["if" "you" "enjoyed"] ["if" "you" "liked"]
        ["if" "you" "loved"] ["if" "you" "had" "a" "good"] ["if" "you" "had" "a" "great"] ["happy" "customer*"]
        ["satisfied" "customer*"] ["say" "something" "nice"]
    ]
    "private_first": [
        ["contact" "us" "before"] ["contact" "us" "first"] ["call" "us" "before"] ["call" "us" "first"] ["tell" "us" "first"]
        ["talk" "to" "us" "first"] ["talk" "to" "us" "before"] ["write" "to" "us" "before"] ["before" "leaving" "a" "review"]
        ["before" "you" "leave" "a" "review"] ["before" "writing" "a" "review"] ["before" "posting"]
        ["if" "you" "were" "not" "satisfied"] ["if" "you" "were" "unhappy"] ["if" "you" "are" "not" "satisfied"]
        ["if" "you" "are" "unhappy"] ["instead" "of" "a" "review"] ["negative" "review*"] ["bad" "review*"]
    ]
    "naming_staff": [
        ["mention" "the" "name*"] ["mention" "by" "name"] ["mention" "your"] ["mention" "our"] ["mention" "my" "name"]
        ["mention" "me"] ["name" "of" "your"] ["name" "the" "person"] ["name" "the" "employee*"] ["name" "the" "technician*"]
        ["who" "served" "you"] ["who" "helped" "you"] ["staff" "member*"] ["by" "name"] ["team" "member*"]
    ]
    "given_words": [
        ["mention" "the" "word*"] ["use" "the" "word*"] ["use" "these" "word*"] ["use" "this" "text"] ["following" "word*"]
        ["keyword*"] ["copy" "and" "paste"] ["copy" "this"] ["paste" "this"] ["write" "that"] ["say" "that" "we"]
        ["sample" "review*"] ["example" "review*"] ["mention" "that"] ["please" "mention"]
    ]
    "quota": [
        ["#" "more" "review*"] ["#" "review*"] ["reach" "#"] ["our" "goal"] ["our" "target"] ["goal" "of"] ["target" "of"]
        ["help" "us" "reach"] ["help" "us" "get" "to"] ["each" "of" "you"]
    ]
    "pressure": [
        ["you" "must"] ["you" "have" "to"] ["required" "to"] ["mandatory"] ["obligat*"] ["last" "chance"] ["final" "notice"]
        ["urgent*"] ["immediately"] ["right" "now"] ["before" "you" "leave"] ["depends" "on" "your"] ["depend" "on" "your"]
        ["my" "job"] ["our" "jobs"] ["do" "not" "forget"] ["don" "t" "forget"] ["we" "are" "still" "waiting"]
    ]
    "yelp": [["yelp*"]]
};

const FRENCH: &[Phrase] = phrases! {
    "reward": [
        ["remise*"] ["reduction*"] ["rabais"] ["coupon*"] ["bon" "d" "achat"] ["bons" "d" "achat"] ["cadeau*"] ["recompense*"]
        ["lot" "a" "gagner"] ["tirage" "au" "sort"] ["tombola*"] ["concours"] ["jeu" "concours"] ["rembours*"] ["cagnott*"]
        ["code" "promo*"] ["promotion*"] ["gratuit*"] ["offert*"] ["offrons"] ["points" "de" "fidelite"] ["en" "echange"]
        ["en" "contrepartie"] ["a" "gagner"] ["gagnez"] ["tentez" "de" "gagner"] ["%" "sur" "votre"] ["avantage*"]
    ]
    "rating_words": [
        ["#" "etoile*"] ["cinq" "etoile*"] ["quatre" "etoile*"] ["note" "maximale"] ["meilleure" "note"] ["bonne" "note"]
        ["bonnes" "notes"] ["excellente" "note"] ["note" "parfaite"] ["dix" "sur" "dix"] ["cinq" "sur" "cinq"] ["#" "sur" "#"]
    ]
    "positive_only": [
        ["avis" "positif*"] ["commentaire*" "positif*"] ["avis" "favorable*"] ["bon" "avis"] ["bons" "avis"] ["excellent*" "avis"]
        ["bel" "avis"] ["beaux" "avis"] ["avis" "elogieu*"] ["joli*" "avis"] ["gentil*" "avis"] ["gentil*" "mot*"]
        ["si" "vous" "etes" "satisfait*"] ["si" "vous" "avez" "ete" "satisfait*"] ["si" "vous" "etes" "content*"]
        ["si" "vous" "avez" "aime"] ["si" "vous" "avez" "apprecie"] ["si" "tout" "s" "est" "bien" "passe"]
        ["clients" "satisfaits"] ["clients" "contents"] ["vous" "avez" "ete" "satisfait*"]
    ]
    "private_first": [
        ["contactez" "nous" "avant"] ["contactez" "nous" "d" "abord"] ["appelez" "nous" "avant"] ["appelez" "nous" "d" "abord"]
        ["parlez" "nous" "en" "avant"] ["parlez" "nous" "en" "d" "abord"] ["ecrivez" "nous" "avant"] ["dites" "le" "nous" "avant"]
        ["dites" "le" "nous" "d" "abord"] ["avant" "de" "laisser" "un" "avis"] ["avant" "de" "publier"]
        ["avant" "de" "deposer" "un" "avis"] ["avant" "d" "ecrire" "un" "avis"] ["si" "vous" "n" "etes" "pas" "satisfait*"]
        ["si" "vous" "etes" "mecontent*"] ["si" "vous" "etes" "insatisfait*"] ["plutot" "qu" "un" "avis"] ["avis" "negatif*"]
        ["mauvais" "avis"]
    ]
    "naming_staff": [
        ["mentionnez" "le" "nom"] ["mentionner" "le" "nom"] ["mentionnez" "le" "prenom"] ["mentionner" "le" "prenom"]
        ["citez" "*"] ["citer" "le" "nom"] ["citer" "le" "prenom"] ["nom" "de" "votre"] ["prenom" "de" "votre"]
        ["nom" "du" "technicien*"] ["prenom" "du"] ["nom" "de" "l" "employe*"] ["nom" "de" "la" "personne"]
        ["qui" "vous" "a" "servi*"] ["qui" "vous" "a" "accueilli*"] ["qui" "s" "est" "occupe*"] ["membre" "de" "l" "equipe"]
        ["mon" "nom"] ["mon" "prenom"]
    ]
    "given_words": [
        ["utilisez" "le" "mot*"] ["utilisez" "les" "mot*"] ["utiliser" "les" "mot*"] ["mots" "cles"] ["mot" "cle"]
        ["mots" "suivants"] ["phrase" "suivante"] ["copiez*"] ["copier" "coller"] ["collez"] ["ecrivez" "que"] ["dites" "que"]
        ["mentionnez" "que"] ["precisez" "que"] ["exemple" "d" "avis"] ["modele" "d" "avis"] ["mentionnez" "les" "mot*"]
    ]
    "quota": [
        ["#" "avis"] ["atteindre" "#"] ["notre" "objectif"] ["objectif" "de"] ["aidez" "nous" "a" "atteindre"] ["plus" "que" "#"]
    ]
    "pressure": [
        ["vous" "devez"] ["il" "faut"] ["obligatoire*"] ["oblig*"] ["imperati*"] ["derniere" "chance"] ["dernier" "rappel"]
        ["urgent*"] ["immediatement"] ["tout" "de" "suite"] ["sans" "tarder"] ["depend" "de" "vous"] ["depend" "de" "votre"]
        ["mon" "poste"] ["nos" "emplois"] ["n" "oubliez" "pas"] ["nous" "attendons" "toujours"]
    ]
    "yelp": [["yelp*"]]
};
