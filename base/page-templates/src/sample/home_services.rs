//! Sample of a business that comes to its customers.

use hours::Day::{Friday, Monday, Saturday, Thursday, Tuesday, Wednesday};
use jiff::civil::date;

use super::parts::{Outline, Texts, action, opening};
use crate::view::{
    Access, ActionKind, Block, Font, Hours, Language, PageView, Payment, Reviews, Scene, Services, Template,
};

const OUTLINE: Outline = Outline {
    template: Template::HomeServices,
    colors: (0x0f_3d_5c, 0xff_b4_1f),
    font: Font::Geometric,
    name: ("Kestrel Plumbing", "Plomberie Crécerelle"),
    host: ("kestrel.example", "crecerelle.example"),
    city: ("Eastfield", "Champ-Est"),
    category: ("Plumber", "Plombier"),
    kind: "Plumber",
    address: None,
    phone: 42,
    headline: ("Your plumber, there within the hour", "Votre plombier, chez vous dans l’heure"),
    intro: (
        "Leaks, heating, and bathrooms. Six trucks, one dispatcher, and a price before we start.",
        "Fuites, chauffage, salles de bains. Six camionnettes, une personne au téléphone, un prix avant de commencer.",
    ),
    legal: ("Kestrel Plumbing Inc., license CA-0000000", "Plomberie Crécerelle SAS, capital de 20\u{a0}000\u{a0}€"),
};

/// Returns the sample.
pub(super) fn view(language: Language) -> PageView {
    let t = Texts(language);
    let mut page = OUTLINE.page(language);
    page.picture = Some(t.scene(
        Scene::Van,
        "A Kestrel van in front of a house in the evening",
        "Une camionnette de la Plomberie Crécerelle devant une maison, le soir",
    ));
    page.hours = Some(Hours {
        opening: opening(
            &[(&[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday], (7, 0), (20, 0))],
            &[(date(2026, 12, 25), None)],
        ),
        is_by_appointment: false,
        note: None,
        emergency: Some(
            t.of("Someone answers the phone 24 hours a day.", "Quelqu’un répond au téléphone, jour et nuit."),
        ),
    });
    page.more_actions = vec![action(ActionKind::Quote)];
    page.blocks = vec![
        Block::Services(services(t)),
        Block::Areas(vec![
            t.area(("Eastfield", "Champ-Est"), ("15 minutes", "15 minutes")),
            t.area(("Marlow", "Marlieu"), ("20 minutes", "20 minutes")),
            t.area(("Kingsbridge", "Pont-Royal"), ("25 minutes", "25 minutes")),
            t.area(("Old Ferry", "Vieux-Bac"), ("35 minutes", "35 minutes")),
        ]),
        Block::About(t.list([
            (
                "We started with one van and a borrowed ladder in 2009. Today there are eleven of us, and Dana still answers the phone: she asks three questions, gives you a price range, and tells you when we’ll be there.",
                "Nous avons commencé en 2009 avec une camionnette et une échelle empruntée. Nous sommes onze aujourd’hui, et Dana répond toujours au téléphone\u{202f}: trois questions, une fourchette de prix, l’heure à laquelle nous arrivons.",
            ),
            (
                "You get photos of the work and the parts we replaced. If the leak is back within two years, so are we, at no charge.",
                "Vous recevez les photos du chantier et des pièces remplacées. Si la fuite revient dans les deux ans, nous aussi, sans frais.",
            ),
        ])),
        Block::Photos(vec![t.scene(
            Scene::Bathroom,
            "A finished bathroom with a walk-in shower in Marlow",
            "Une salle de bains terminée, avec douche à l’italienne, à Marlieu",
        )]),
        Block::Reviews(Reviews {
            items: vec![
                t.review(
                    19,
                    ("Tomas", "Thomas"),
                    5,
                    (
                        "We had water coming through the ceiling at nine. It was dry by ten, and they swept up, too.",
                        "De l’eau au plafond à neuf heures, tout sec à dix. Et ils ont balayé.",
                    ),
                    ("", ""),
                ),
                t.review(
                    8,
                    ("Mrs. Okafor", "Mme Okafor"),
                    4,
                    (
                        "Clean work and a fair price. They came forty minutes later than announced, but they called.",
                        "Travail propre, prix honnête. Quarante minutes de retard, mais ils avaient prévenu.",
                    ),
                    (
                        "Thank you. That evening the bridge was closed; we now check before we promise a time.",
                        "Merci. Le pont était fermé ce soir-là\u{202f}; nous vérifions désormais avant d’annoncer une heure.",
                    ),
                ),
            ],
            note: None,
        }),
        Block::Faq(vec![
            t.question(
                ("Do you charge a trip fee?", "Le déplacement est-il facturé\u{202f}?"),
                ("Not in the four towns on this page.", "Pas dans les quatre communes de cette page."),
            ),
            t.question(
                ("What should I do until you arrive?", "Que faire en vous attendant\u{202f}?"),
                (
                    "Turn off the main valve, usually near the meter, and put a towel under the joint. Dana tells you where to look.",
                    "Fermez le robinet général, souvent près du compteur, et posez une serviette sous le raccord. Dana vous dit où chercher.",
                ),
            ),
        ]),
        Block::Payment(Payment {
            methods: t.list([("Cash", "Espèces"), ("Card", "Carte"), ("Bank transfer", "Virement")]),
            ..Payment::default()
        }),
        Block::Access(Access {
            languages: vec![
                ("en".into(), t.of("English", "anglais")),
                ("es".into(), t.of("Spanish", "espagnol")),
                ("fr".into(), t.of("French", "français")),
            ],
            ..Access::default()
        }),
        Block::Nearby(vec![t.sister(
            ("Kestrel Plumbing Westfield", "Plomberie Crécerelle Champ-Ouest"),
            ("Serves Westfield and Lower Mill", "Intervient à Champ-Ouest et Bas-Moulin"),
            ("9 mi", "14\u{a0}km"),
        )]),
    ];
    page
}

fn services(t: Texts) -> Services {
    Services {
        items: vec![
            t.service(
                ("Clogged drain", "Canalisation bouchée"),
                ("Snake or high pressure, up to 30 feet.", "Furet ou haute pression, jusqu’à 10 mètres."),
                ("from $95", "à partir de 90\u{a0}€"),
            ),
            t.service(
                ("New faucet", "Pose d’un mitigeur"),
                ("Installed, tested, and the old one taken away.", "Pose, essai, et reprise de l’ancien."),
                ("from $140", "à partir de 130\u{a0}€"),
            ),
            t.service(
                ("Furnace tune-up", "Entretien de chaudière"),
                ("Cleaning, measurement, and the certificate.", "Nettoyage, mesures et attestation."),
                ("$120", "110\u{a0}€"),
            ),
            t.service(
                ("Leak detection", "Recherche de fuite"),
                ("With a camera, no open walls.", "À la caméra, sans ouvrir les murs."),
                ("$180", "170\u{a0}€"),
            ),
        ],
        price_note: Some(t.of(
            "Prices include labor and the first half hour. Nights and Sundays: 50% more.",
            "Prix avec main-d’œuvre, première demi-heure comprise. Nuits et dimanches\u{202f}: 50\u{a0}% de plus.",
        )),
    }
}
