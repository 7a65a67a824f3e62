//! Sample of a store.

use hours::Day::{Friday, Monday, Saturday, Sunday, Thursday, Tuesday, Wednesday};
use jiff::civil::date;

use super::parts::{HourMinute, Outline, Texts, action, opening};
use crate::view::{
    Access, ActionKind, Block, Department, Font, Hours, Language, News, PageView, Payment, Reviews, Scene, Services,
    Template,
};

const OUTLINE: Outline = Outline {
    template: Template::Retail,
    colors: (0x2c_5e_3f, 0xf2_b7_4b),
    font: Font::Humanist,
    name: ("Fern & Field", "Fougère & Champs"),
    host: ("fernandfield.example", "fougerechamps.example"),
    city: ("Market Street", "Rue du Marché"),
    category: ("Outdoor store", "Magasin de plein air"),
    kind: "SportingGoodsStore",
    address: Some([("55 Market Street", "55, rue du Marché"), ("94103", "69001")]),
    phone: 67,
    headline: ("Outdoor gear on two floors", "Le plein air, sur deux étages"),
    intro: (
        "Boots, tents, and bikes, and a repair shop for the gear you already own.",
        "Chaussures, tentes et vélos, et un atelier qui répare ce que vous avez déjà.",
    ),
    legal: ("Fern & Field Co.", "Fougère & Champs SAS, capital de 50\u{a0}000\u{a0}€"),
};

const WEEK: [hours::Day; 5] = [Monday, Tuesday, Wednesday, Thursday, Friday];

/// Returns the sample.
pub(super) fn view(language: Language) -> PageView {
    let t = Texts(language);
    let mut page = OUTLINE.page(language);
    page.picture = Some(t.scene(
        Scene::Storefront,
        "The store with its green awning, bicycles in front",
        "Le magasin et son store vert, des vélos devant la vitrine",
    ));
    page.hours = Some(Hours {
        opening: opening(
            &[(&WEEK, (10, 0), (19, 0)), (&[Saturday], (9, 0), (19, 0))],
            &[(date(2026, 12, 6), Some([(12, 0), (17, 0)])), (date(2026, 12, 25), None)],
        ),
        is_by_appointment: false,
        note: Some(t.of(
            "Open the first Sunday of each month, noon to 5 PM.",
            "Ouvert le premier dimanche du mois, de 12\u{a0}h à 17\u{a0}h.",
        )),
        emergency: None,
    });
    page.action = Some(action(ActionKind::Shop));
    page.blocks = vec![
        Block::Departments(departments(t)),
        Block::Stock(t.list([(
            "Order before 5 PM and pick it up two hours later. What’s on the shelf is what the website shows: we count every morning.",
            "Commandez avant 17\u{a0}h, retirez deux heures plus tard. Le site montre ce qui est en rayon\u{202f}: nous comptons chaque matin.",
        )])),
        Block::Services(Services {
            items: vec![
                t.service(("In-store pickup", "Retrait en magasin"), ("", ""), ("ready in 2 hours", "prêt en 2 heures")),
                t.service(("Bike repair", "Atelier vélo"), ("", ""), ("from $25", "à partir de 22\u{a0}€")),
                t.service(("Boot resoling", "Ressemelage"), ("", ""), ("from $60", "à partir de 55\u{a0}€")),
                t.service(("Tent rental", "Location de tentes"), ("", ""), ("$18 a weekend", "16\u{a0}€ le week-end")),
            ],
            price_note: None,
        }),
        Block::Photos(vec![t.scene(
            Scene::Gear,
            "Boots, a backpack, and a tent",
            "Des chaussures, un sac à dos et une tente",
        )]),
        Block::About(t.list([(
            "Everyone who works here has slept in the tents we sell. Ask Ruth about zippers, Sam about brakes, and nobody about fishing: we tried, and we’re bad at it.",
            "Toute l’équipe a dormi dans les tentes que nous vendons. Pour les fermetures, voyez Ruth\u{202f}; pour les freins, Sam. Pour la pêche, personne\u{202f}: nous avons essayé, nous sommes mauvais.",
        )])),
        Block::Faq(vec![
            t.question(
                ("Can I return online orders here?", "Puis-je rendre ici une commande en ligne\u{202f}?"),
                ("Yes, within 60 days, with or without the box.", "Oui, pendant 60 jours, avec ou sans la boîte."),
            ),
            t.question(
                ("Do you buy used gear?", "Reprenez-vous du matériel d’occasion\u{202f}?"),
                ("Packs and tents, on Tuesdays, for store credit.", "Les sacs et les tentes, le mardi, en bon d’achat."),
            ),
        ]),
        Block::Reviews(Reviews {
            items: vec![
                t.review(
                    21,
                    ("Ruth", "Ruth"),
                    5,
                    (
                        "They resoled boots I’d given up on. That’s why I shop here.",
                        "Ils ont ressemelé des chaussures que je croyais finies. Voilà pourquoi j’achète ici.",
                    ),
                    ("", ""),
                ),
                t.review(
                    9,
                    ("Karim B.", "Karim B."),
                    3,
                    (
                        "Great advice, but the size I saw online had just been sold.",
                        "De très bons conseils, mais la taille vue en ligne venait d’être vendue.",
                    ),
                    (
                        "Sorry about that. The website now holds the last pair for an hour.",
                        "Désolés. Le site réserve maintenant la dernière paire pendant une heure.",
                    ),
                ),
            ],
            note: None,
        }),
        Block::News(vec![News {
            date: date(2026, 11, 15),
            title: Some(t.of("Waxing night, November 28", "Soirée fartage, le 28 novembre")),
            text: t.of("Bring your skis. We bring the irons and the soup.", "Venez avec vos skis. Nous apportons les fers et la soupe."),
            link: None,
        }]),
        Block::Access(Access {
            transport: Some(t.of("Streetcar stop in front of the door.", "Arrêt de tram devant la porte.")),
            parking: Some(t.of("Twelve bicycle racks. Cars: Market Hall garage.", "Douze arceaux à vélos. Voitures\u{202f}: parking des Halles.")),
            accessibility: Some(t.of("Step-free entrance, elevator to the second floor.", "Entrée de plain-pied, ascenseur vers l’étage.")),
            ..Access::default()
        }),
        Block::Payment(Payment {
            methods: t.list([("Card", "Carte"), ("Cash", "Espèces"), ("Contactless", "Sans contact"), ("Gift card", "Carte cadeau")]),
            ..Payment::default()
        }),
        Block::Nearby(vec![t.sister(
            ("Fern & Field Harbor", "Fougère & Champs Port"),
            ("12 Dock Road", "12, chemin des Docks"),
            ("2.6 mi", "4,2\u{a0}km"),
        )]),
    ];
    page
}

fn departments(t: Texts) -> Vec<Department> {
    let department =
        |name: (&str, &str), description: (&str, &str), hours: Option<(HourMinute, HourMinute)>| Department {
            name: t.of(name.0, name.1),
            description: Some(t.of(description.0, description.1)),
            schema_type: None,
            hours: hours.map(|(open, close)| {
                opening(&[(&WEEK, open, close), (&[Saturday, Sunday][..1], (9, 0), (17, 0))], &[])
            }),
        };
    vec![
        department(
            ("Boots and shoes", "Chaussures"),
            ("Fitted by hand, tried on a slope.", "Ajustées à la main, essayées sur une pente."),
            None,
        ),
        department(
            ("Tents and packs", "Tentes et sacs"),
            ("Pitched on the second floor. Lie down.", "Montées à l’étage. Allongez-vous."),
            None,
        ),
        department(
            ("Bikes", "Vélos"),
            (
                "City, gravel, and cargo. Test rides along the river.",
                "Ville, gravel, cargo. Essai le long de la rivière.",
            ),
            None,
        ),
        department(
            ("Repair shop", "Atelier"),
            ("Bikes, boots, zippers, stoves.", "Vélos, chaussures, fermetures, réchauds."),
            Some(((10, 0), (18, 0))),
        ),
    ]
}
