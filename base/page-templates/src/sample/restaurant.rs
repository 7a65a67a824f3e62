//! Sample of a restaurant.

use hours::Day::{Friday, Saturday, Sunday, Thursday, Tuesday, Wednesday};
use jiff::civil::date;

use super::parts::{Outline, Texts, action, opening};
use crate::view::{
    Access, ActionKind, Block, Font, Hours, Language, MenuSection, News, PageView, Reviews, Scene, Template,
};

const OUTLINE: Outline = Outline {
    template: Template::Restaurant,
    colors: (0x8a_2f_1f, 0xb8_86_3b),
    font: Font::Serif,
    name: ("Casa Lume", "Casa Lume"),
    host: ("casalume.example", "casalume.example"),
    city: ("Riverside", "Les Quais"),
    category: ("Pizzeria", "Pizzeria"),
    kind: "Restaurant",
    address: Some([("18 Mill Street", "18, quai du Moulin"), ("94105", "69002")]),
    phone: 18,
    headline: ("Wood-fired pizza by the river", "La pizza au feu de bois, au bord de l’eau"),
    intro: (
        "Forty seats inside and thirty on the patio. Our dough rests for two days, and our oven burns beech wood.",
        "Quarante couverts en salle, trente en terrasse. La pâte repose deux jours, le four brûle du hêtre.",
    ),
    legal: ("Casa Lume LLC", "Casa Lume SARL, capital de 8\u{a0}000\u{a0}€"),
};

/// Returns the sample.
pub(super) fn view(language: Language) -> PageView {
    let t = Texts(language);
    let mut page = OUTLINE.page(language);
    page.business.cuisines = t.list([("Pizza", "Pizza"), ("Neapolitan", "Cuisine napolitaine")]);
    page.business.price_range = Some(t.of("$$", "15 à 30\u{a0}€"));
    page.picture = Some(t.scene(
        Scene::Terrace,
        "The patio by the river at sunset, with string lights and two set tables",
        "La terrasse au bord de l’eau au coucher du soleil, guirlandes allumées et tables dressées",
    ));
    let evening = t.pick(((17, 30), (22, 30)), ((19, 0), (22, 30)));
    page.hours = Some(Hours {
        opening: opening(
            &[
                (&[Tuesday, Wednesday, Thursday, Friday], (12, 0), (14, 30)),
                (&[Tuesday, Wednesday, Thursday, Friday], evening.0, evening.1),
                (&[Saturday, Sunday], (12, 0), (23, 0)),
            ],
            &[(date(2026, 12, 24), Some([(12, 0), (15, 0)])), (date(2026, 12, 25), None)],
        ),
        is_by_appointment: false,
        note: Some(t.of(
            "The patio is open from April to October, until 11 PM.",
            "La terrasse ouvre d’avril à octobre, jusqu’à 23\u{a0}h.",
        )),
        emergency: None,
    });
    page.action = Some(action(ActionKind::Book));
    page.blocks = vec![
        Block::Menu(menu(t)),
        Block::About(t.list([
            (
                "Marta lit this oven in 2011 and it hasn’t been cold since. The flour comes from a mill forty miles upstream, the tomatoes from one farm, the basil from the windowsill.",
                "Marta a allumé ce four en 2011 et il n’a pas refroidi depuis. La farine vient d’un moulin à soixante kilomètres en amont, les tomates d’une seule ferme, le basilic du rebord de la fenêtre.",
            ),
            (
                "There are no reservations for the counter: eight stools facing the flames, for people who like to watch their dinner being made.",
                "Le comptoir ne se réserve pas\u{202f}: huit tabourets face aux flammes, pour qui aime regarder son dîner se faire.",
            ),
        ])),
        Block::Photos(vec![
            t.scene(Scene::Oven, "The wood-fired oven with a pizza on the peel", "Le four à bois, une pizza sur la pelle"),
            t.scene(Scene::Pizza, "A Margherita with basil, seen from above", "Une Margherita au basilic, vue d’en haut"),
        ]),
        Block::Reviews(Reviews {
            items: vec![
                t.review(
                    20,
                    ("Ines", "Inès"),
                    5,
                    (
                        "Sunset on the patio and a crust that crackles. We come every Thursday.",
                        "La terrasse au coucher du soleil et une croûte qui craque. Nous venons chaque jeudi.",
                    ),
                    ("", ""),
                ),
                t.review(
                    12,
                    ("Gareth P.", "Gaëtan P."),
                    3,
                    (
                        "The pizza is wonderful, but we waited forty minutes for a table we had booked.",
                        "La pizza est une merveille, mais nous avons attendu quarante minutes une table pourtant réservée.",
                    ),
                    (
                        "You’re right, and I’m sorry. We now leave fifteen minutes between two seatings. Marta",
                        "Vous avez raison, et j’en suis désolée. Nous laissons désormais un quart d’heure entre deux services. Marta",
                    ),
                ),
            ],
            note: None,
        }),
        Block::News(vec![News {
            date: date(2026, 11, 17),
            title: Some(t.of("Chestnut week", "La semaine de la châtaigne")),
            text: t.of(
                "Until Sunday there’s a white pizza with chestnuts, smoked ricotta, and rosemary.",
                "Jusqu’à dimanche, une pizza blanche aux châtaignes, ricotta fumée et romarin.",
            ),
            link: None,
        }]),
        Block::Access(Access {
            transport: Some(t.of("Streetcar 4, stop Mill Street, two minutes on foot.", "Tram 4, arrêt Quai du Moulin, à deux minutes à pied.")),
            parking: Some(t.of("Old Mill garage, free after 7 PM.", "Parking du Vieux-Moulin, gratuit après 19\u{a0}h.")),
            accessibility: Some(t.of(
                "Step-free from the quay. The restroom is on the same floor.",
                "De plain-pied côté quai. Les toilettes sont au même niveau.",
            )),
            ..Access::default()
        }),
        Block::Faq(vec![
            t.question(
                ("Do you have gluten-free crust?", "Avez-vous une pâte sans gluten\u{202f}?"),
                (
                    "Yes, and we bake it on a separate stone. Just tell us when you book.",
                    "Oui, cuite sur une pierre à part. Dites-le en réservant.",
                ),
            ),
            t.question(
                ("May we bring a dog?", "Peut-on venir avec un chien\u{202f}?"),
                ("On the patio, gladly. There’s a water bowl by the gate.", "En terrasse, avec plaisir. Une gamelle d’eau attend près du portillon."),
            ),
        ]),
        Block::Nearby(vec![
            t.sister(("Casa Lume Old Town", "Casa Lume Vieille Ville"), ("4 Linden Square", "4, place des Tilleuls"), ("1.2 mi", "1,9\u{a0}km")),
            t.sister(("Casa Lume Harbor", "Casa Lume Port"), ("77 Dock Road", "77, chemin des Docks"), ("3.4 mi", "5,5\u{a0}km")),
        ]),
    ];
    page
}

fn menu(t: Texts) -> Vec<MenuSection> {
    vec![
        MenuSection {
            name: t.of("To start", "Pour commencer"),
            items: vec![
                t.dish(("Focaccia, rosemary, sea salt", "Focaccia, romarin, gros sel"), ("", ""), ("$6", "5\u{a0}€")),
                t.dish(
                    ("Burrata", "Burrata"),
                    ("Roasted peppers, capers, olive oil", "Poivrons rôtis, câpres, huile d’olive"),
                    ("$14", "13\u{a0}€"),
                ),
            ],
        },
        MenuSection {
            name: t.of("From the oven", "Au four"),
            items: vec![
                t.dish(
                    ("Margherita", "Margherita"),
                    ("Tomato, fior di latte, basil", "Tomate, fior di latte, basilic"),
                    ("$13", "12\u{a0}€"),
                ),
                t.dish(
                    ("Zucchini, mint, ricotta", "Courgette, menthe, ricotta"),
                    ("White, with lemon zest", "Sans tomate, zeste de citron"),
                    ("$16", "15\u{a0}€"),
                ),
                t.dish(
                    ("Diavola", "Diavola"),
                    ("Spicy salami, honey, chili", "Salami piquant, miel, piment"),
                    ("$17", "16\u{a0}€"),
                ),
            ],
        },
        MenuSection {
            name: t.of("Sweet", "Douceurs"),
            items: vec![
                t.dish(("Tiramisu for two", "Tiramisu pour deux"), ("", ""), ("$11", "10\u{a0}€")),
                t.dish(("Fior di latte gelato", "Glace fior di latte"), ("", ""), ("$6", "5\u{a0}€")),
            ],
        },
    ]
}
