//! Sentences of the texts.

/// Sentences of a language.
pub(crate) struct Phrases {
    pub(crate) happy: &'static [&'static str],
    pub(crate) happy_named: &'static [&'static str],
    pub(crate) sorry: &'static [&'static str],
    pub(crate) sorry_named: &'static [&'static str],
    pub(crate) good: &'static [&'static str],
    pub(crate) bad: &'static [&'static str],
    pub(crate) welcome: &'static [&'static str],
    pub(crate) contact: &'static [&'static str],
    pub(crate) post_opening: &'static [&'static str],
    pub(crate) post_closing: &'static [&'static str],
    /// Reply that no business wants to send.
    pub(crate) careless: &'static str,
}

/// Sentences for a good and for a bad review.
type Moods = (&'static [&'static str], &'static [&'static str]);

/// Topic of reviews.
pub(crate) struct Topic {
    /// Parts of words in both languages, in lowercase.
    pub(crate) words: &'static [&'static str],
    pub(crate) english: Moods,
    pub(crate) french: Moods,
}

pub(crate) const ENGLISH: Phrases = Phrases {
    happy: &[
        "Thank you so much for taking the time to write.",
        "What a lovely review to read, thank you.",
        "Thank you for these kind words.",
        "Reading this made our day, thank you.",
    ],
    happy_named: &[
        "Thank you so much, {name}.",
        "What a lovely review to read, {name}, thank you.",
        "{name}, thank you for these kind words.",
        "Reading this made our day, {name}.",
    ],
    sorry: &[
        "Thank you for telling us, and we are sorry about this experience.",
        "We are sorry to read this, and thank you for being open about it.",
        "This is not how we want people to feel, and we are sorry.",
    ],
    sorry_named: &[
        "Thank you for telling us, {name}, and we are sorry about this experience.",
        "We are sorry to read this, {name}, and thank you for being open about it.",
        "{name}, this is not how we want people to feel, and we are sorry.",
    ],
    good: &[
        "It means a lot to everyone who works here.",
        "We have shared it with everyone here.",
        "Feedback like this keeps us going.",
    ],
    bad: &[
        "We take it seriously and have shared it with the people concerned.",
        "We would like to understand what happened.",
        "Your account helps us see where we fell short.",
    ],
    welcome: &[
        "We look forward to welcoming you again.",
        "We hope to see you again soon.",
        "See you next time.",
        "Our door is always open for you.",
    ],
    contact: &[
        "Please contact us directly so that we can talk about it.",
        "We would be glad to hear more, so please get in touch with us.",
        "Please call us when it suits you, so that we can look into it together.",
    ],
    post_opening: &["There is news from {name}.", "Something new at {name}.", "{name} has something to share."],
    post_closing: &["We look forward to seeing you.", "Come by and see for yourself.", "See you soon."],
    careless: "We are so sorry about this. Your next meal is on us, and you get a voucher for $20 as well.",
};

pub(crate) const FRENCH: Phrases = Phrases {
    happy: &[
        "Merci beaucoup d’avoir pris le temps d’écrire.",
        "Quel plaisir de vous lire, merci.",
        "Merci pour ces mots qui nous touchent.",
        "Votre message nous fait très plaisir, merci.",
    ],
    happy_named: &[
        "Merci beaucoup, {name}.",
        "Quel plaisir de vous lire, {name}, merci.",
        "{name}, merci pour ces mots qui nous touchent.",
        "Votre message nous fait très plaisir, {name}.",
    ],
    sorry: &[
        "Merci de nous l’avoir signalé, nous sommes désolés de cette expérience.",
        "Nous sommes désolés de lire cela, et vous remercions de votre franchise.",
        "Ce n’est pas l’accueil que nous souhaitons offrir, et nous en sommes désolés.",
    ],
    sorry_named: &[
        "Merci de nous l’avoir signalé, {name}, nous sommes désolés de cette expérience.",
        "Nous sommes désolés de lire cela, {name}, et vous remercions de votre franchise.",
        "{name}, ce n’est pas l’accueil que nous souhaitons offrir, et nous en sommes désolés.",
    ],
    good: &[
        "Toute l’équipe est très touchée.",
        "Nous l’avons partagé avec toute l’équipe.",
        "De tels retours nous encouragent chaque jour.",
    ],
    bad: &[
        "Nous prenons vos remarques au sérieux et les avons transmises aux personnes concernées.",
        "Nous aimerions comprendre ce qui s’est passé.",
        "Votre retour nous aide à voir ce que nous devons améliorer.",
    ],
    welcome: &[
        "Au plaisir de vous accueillir à nouveau.",
        "Nous espérons vous revoir bientôt.",
        "À très bientôt chez nous.",
        "Vous serez toujours les bienvenus.",
    ],
    contact: &[
        "N’hésitez pas à nous contacter directement pour que nous puissions en parler.",
        "Contactez-nous quand vous le souhaitez, nous serons heureux de vous écouter.",
        "Appelez-nous au moment qui vous convient, afin que nous puissions en discuter.",
    ],
    post_opening: &["Du nouveau chez {name}.", "{name} a une nouvelle à partager.", "Voici des nouvelles de {name}."],
    post_closing: &["Au plaisir de vous accueillir.", "Venez nous voir.", "À bientôt."],
    careless: "Nous sommes vraiment désolés. Le prochain repas est offert, avec un bon de réduction de 20 €.",
};

pub(crate) const TOPICS: &[Topic] = &[
    Topic {
        words: &[
            "staff",
            "team",
            "service",
            "waiter",
            "friendly",
            "accueil",
            "personnel",
            "équipe",
            "serveu",
            "aimable",
        ],
        english: (
            &[
                "The team will be delighted to hear how the welcome felt.",
                "We are proud of our team and have passed this on.",
            ],
            &[
                "The welcome should have been warmer, and we have talked about it with the team.",
                "We have shared this with the team, because a warm welcome matters to us.",
            ],
        ),
        french: (
            &[
                "L’équipe sera ravie d’apprendre que l’accueil vous a plu.",
                "Nous sommes fiers de notre équipe et lui avons transmis vos compliments.",
            ],
            &[
                "L’accueil aurait dû être plus chaleureux, et nous en avons parlé avec l’équipe.",
                "Nous en avons parlé avec l’équipe, car la qualité de l’accueil compte pour nous.",
            ],
        ),
    },
    Topic {
        words: &["wait", "slow", "late", "queue", "attente", "attendu", "lent", "retard"],
        english: (
            &["Good to know that things went quickly.", "Keeping the wait short matters to us."],
            &[
                "The wait was longer than it should be, and we are looking at how we organize our busy hours.",
                "We understand how tiring a long wait is.",
            ],
        ),
        french: (
            &["Nous sommes heureux que tout soit allé vite.", "Limiter l’attente est important pour nous."],
            &[
                "L’attente a été plus longue qu’elle ne devrait l’être, et nous revoyons notre organisation aux heures d’affluence.",
                "Nous comprenons combien une longue attente est pénible.",
            ],
        ),
    },
    Topic {
        words: &["price", "expensive", "cheap", "value", "prix", "cher", "tarif"],
        english: (
            &["We work hard to keep our prices fair.", "We are glad that the value felt right."],
            &[
                "We understand that the price matters, and try to explain it clearly.",
                "We note the remark about our prices.",
            ],
        ),
        french: (
            &[
                "Nous veillons à garder des prix justes.",
                "Nous sommes heureux que le rapport qualité-prix vous ait convaincu.",
            ],
            &[
                "Nous comprenons que le prix compte, et tâchons de mieux l’expliquer.",
                "Nous prenons note de la remarque sur nos prix.",
            ],
        ),
    },
    Topic {
        words: &[
            "food",
            "meal",
            "dish",
            "bread",
            "coffee",
            "pizza",
            "cake",
            "delicious",
            "plat",
            "pain",
            "café",
            "repas",
            "cuisine",
            "gâteau",
            "délicieu",
        ],
        english: (
            &[
                "The kitchen will be thrilled that you enjoyed it.",
                "We put a lot of care into what we make, so this is wonderful to hear.",
            ],
            &[
                "What we serve should be better than that, and the kitchen has your feedback.",
                "We have talked about it in the kitchen.",
            ],
        ),
        french: (
            &[
                "La cuisine sera ravie que cela vous ait plu.",
                "Nous mettons beaucoup de soin dans ce que nous préparons, votre message nous touche.",
            ],
            &[
                "Ce que nous servons doit être meilleur, et la cuisine a reçu vos remarques.",
                "Nous en avons parlé en cuisine.",
            ],
        ),
    },
    Topic {
        words: &["clean", "dirty", "propre", "sale", "hygiène"],
        english: (
            &[
                "A clean place is part of a good welcome, so we are glad that it shows.",
                "Thank you for noticing how much care goes into the place.",
            ],
            &[
                "The place should be spotless, and we have gone through it with the team.",
                "Cleanliness matters to us, and we have checked it again.",
            ],
        ),
        french: (
            &[
                "Un lieu propre fait partie d’un bon accueil, nous sommes heureux que cela se voie.",
                "Merci d’avoir remarqué le soin apporté au lieu.",
            ],
            &[
                "Le lieu doit être impeccable, et nous avons fait le point avec l’équipe.",
                "La propreté compte pour nous, et nous l’avons vérifiée à nouveau.",
            ],
        ),
    },
    Topic {
        words: &["choice", "selection", "choix", "rayon", "gamme"],
        english: (
            &[
                "We choose our range with care, so this is good to hear.",
                "We are glad that you found what you were looking for.",
            ],
            &["We note what was missing from our range.", "We will look at our range with this in mind."],
        ),
        french: (
            &[
                "Nous choisissons notre gamme avec soin, cela fait plaisir à lire.",
                "Nous sommes heureux que vous ayez trouvé votre bonheur.",
            ],
            &["Nous notons ce qui manquait dans notre gamme.", "Nous allons revoir notre gamme avec cela à l’esprit."],
        ),
    },
];
