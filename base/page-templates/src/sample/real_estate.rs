//! Sample of a real estate agency.

use hours::Day::{Friday, Monday, Saturday, Thursday, Tuesday, Wednesday};

use super::parts::{Outline, Texts, action, opening};
use crate::view::{
    Access, ActionKind, Block, Font, Hours, Language, Listing, ListingState, PageView, Person, Reviews, Scene, Template,
};

const OUTLINE: Outline = Outline {
    template: Template::RealEstate,
    colors: (0x22_3b_34, 0xb0_6a_3c),
    font: Font::Geometric,
    name: ("Harbor & Hill Realty", "Port & Colline Immobilier"),
    host: ("harborhill.example", "portcolline.example"),
    city: ("Westside", "Ouest"),
    category: ("Real estate agency", "Agence immobilière"),
    kind: "RealEstateAgent",
    address: Some([("102 Orchard Street", "102, rue du Verger"), ("94110", "69009")]),
    phone: 36,
    headline: ("Homes in Westside, street by street", "Se loger à l’ouest, rue par rue"),
    intro: (
        "We sell homes on eleven streets and know every one of them. Ask us about schools, noise, and the morning sun.",
        "Nous vendons dans onze rues et nous les connaissons toutes. Interrogez-nous sur les écoles, le bruit et le soleil du matin.",
    ),
    legal: (
        "Harbor & Hill Realty, DRE license 00000000",
        "Port & Colline SAS, carte professionnelle CPI 0000 0000 000 000 000",
    ),
};

/// Returns the sample.
pub(super) fn view(language: Language) -> PageView {
    let t = Texts(language);
    let mut page = OUTLINE.page(language);
    page.picture =
        Some(t.scene(Scene::Street, "Orchard Street in the morning sun", "La rue du Verger au soleil du matin"));
    page.hours = Some(Hours {
        opening: opening(
            &[(&[Monday, Tuesday, Wednesday, Thursday, Friday], (9, 0), (19, 0)), (&[Saturday], (10, 0), (16, 0))],
            &[],
        ),
        is_by_appointment: false,
        note: Some(t.of("Showings by appointment, also in the evening.", "Visites sur rendez-vous, en soirée aussi.")),
        emergency: None,
    });
    page.action = Some(action(ActionKind::Quote));
    page.blocks = vec![
        Block::Listings(listings(t)),
        Block::About(t.list([
            (
                "A portal knows every price. It doesn’t know which side of Orchard Street gets the sun, that the bus stops running at eleven, or that the school on the corner takes children from across the road but not from the hill.",
                "Un portail connaît tous les prix. Il ne sait pas quel côté de la rue du Verger a le soleil, que le dernier bus passe à vingt-trois heures, ni que l’école du coin inscrit les enfants d’en face, mais pas ceux de la colline.",
            ),
            (
                "We do. We live here, we walk these streets with our dogs, and we tell you what a house is worth, not what you hope to hear. Of the homes we listed last year, four out of five sold within forty days.",
                "Nous, si. Nous habitons ici, nous y promenons nos chiens, et nous vous disons ce que vaut une maison, pas ce que vous espérez entendre. L’an dernier, quatre biens sur cinq se sont vendus en quarante jours.",
            ),
        ])),
        Block::Areas(vec![
            t.area(("Orchard Street", "Rue du Verger"), ("Brick row houses, two schools", "Maisons de brique, deux écoles")),
            t.area(("Mill Quarter", "Quartier du Moulin"), ("Lofts by the water, evening sun", "Lofts au bord de l’eau, soleil du soir")),
            t.area(("The Hill", "La Colline"), ("Gardens, views, and stairs", "Des jardins, la vue, des escaliers")),
        ]),
        Block::People(people(t)),
        Block::Reviews(Reviews {
            items: vec![
                t.review(
                    14,
                    ("Paul and Mei", "Paul et Mei"),
                    5,
                    (
                        "They told us what the house was worth, not what we wanted to hear. It sold in three weeks.",
                        "On nous a dit ce que valait la maison, pas ce que nous espérions. Vendue en trois semaines.",
                    ),
                    ("", ""),
                ),
                t.review(
                    3,
                    ("R. Lindqvist", "R. Lindqvist"),
                    4,
                    (
                        "Honest about the noise from the bar next door. We bought anyway, with better windows.",
                        "Francs sur le bruit du bar d’à côté. Nous avons acheté quand même, et changé les fenêtres.",
                    ),
                    ("", ""),
                ),
            ],
            note: None,
        }),
        Block::Faq(vec![
            t.question(
                ("How much is a home value estimate?", "Combien coûte une estimation\u{202f}?"),
                ("It’s free. It takes an hour, and you get it in writing.", "Rien. Elle prend une heure et vous est remise par écrit."),
            ),
            t.question(
                ("What do you charge to sell a home?", "Quels sont vos honoraires de vente\u{202f}?"),
                ("4.5% of the sale price, photos and floor plans included.", "4,5\u{a0}% du prix de vente, photos et plans compris, à la charge du vendeur."),
            ),
        ]),
        Block::Access(Access {
            transport: Some(t.of("Streetcar 2, stop Orchard Street.", "Tram 2, arrêt Rue du Verger.")),
            parking: Some(t.of("In the yard behind the office.", "Dans la cour, derrière l’agence.")),
            ..Access::default()
        }),
        Block::Nearby(vec![
            t.sister(("Harbor & Hill Eastbank", "Port & Colline Rive Est"), ("9 Quay Road", "9, chemin du Quai"), ("2.1 mi", "3,4\u{a0}km")),
            t.sister(("Harbor & Hill Old Town", "Port & Colline Vieille Ville"), ("21 Linden Square", "21, place des Tilleuls"), ("2.8 mi", "4,5\u{a0}km")),
        ]),
    ];
    page
}

fn listings(t: Texts) -> Vec<Listing> {
    let listing =
        |title: (&str, &str), description: (&str, &str), price: (&str, &str), state, scene, alt: (&str, &str)| {
            Listing {
                title: t.of(title.0, title.1),
                description: Some(t.of(description.0, description.1)),
                price: Some(t.of(price.0, price.1)),
                state,
                href: Some("#listings".into()),
                picture: Some(t.scene(scene, alt.0, alt.1)),
            }
        };
    vec![
        listing(
            ("Two-bedroom condo with balcony", "Trois pièces avec balcon"),
            ("890 sq ft, third floor, Mill Quarter", "68\u{a0}m², 2e étage, quartier du Moulin"),
            ("$412,000", "386\u{a0}000\u{a0}€"),
            ListingState::ForSale,
            Scene::LivingRoom,
            ("Living room with tall windows and a green sofa", "Séjour, hautes fenêtres et canapé vert"),
        ),
        listing(
            ("Townhouse with yard", "Maison de ville, jardin"),
            ("1,540 sq ft, three bedrooms, Orchard Street", "112\u{a0}m², trois chambres, rue du Verger"),
            ("$589,000", "542\u{a0}000\u{a0}€"),
            ListingState::ForSale,
            Scene::House,
            ("White house with a garden and an apple tree", "Maison blanche, jardin et pommier"),
        ),
        Listing {
            title: t.of("Loft by the old mill", "Loft près de l’ancien moulin"),
            description: Some(t.of("Sold in nineteen days", "Vendu en dix-neuf jours")),
            price: Some(t.of("$365,000", "339\u{a0}000\u{a0}€")),
            state: ListingState::Sold,
            href: None,
            picture: Some(t.scene(Scene::Library, "Loft with a wall of books", "Loft, mur de livres")),
        },
    ]
}

fn people(t: Texts) -> Vec<Person> {
    let person = |name: &str, role: (&str, &str), areas: Vec<String>| Person {
        name: name.into(),
        role: Some(t.of(role.0, role.1)),
        specialties: areas,
        ..Person::default()
    };
    vec![
        person(
            "Elena Marsh",
            ("Broker and owner", "Dirigeante"),
            t.list([("Orchard Street", "Rue du Verger"), ("The Hill", "La Colline")]),
        ),
        person("Theo Abara", ("Agent", "Conseiller"), t.list([("Mill Quarter", "Quartier du Moulin")])),
        person("June Castellan", ("Rentals", "Location"), t.list([("All of Westside", "Tout l’ouest")])),
    ]
}
