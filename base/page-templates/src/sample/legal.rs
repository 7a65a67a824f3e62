//! Sample of a law firm.

use hours::Day::{Friday, Monday, Thursday, Tuesday, Wednesday};

use super::parts::{Outline, Texts, action, opening};
use crate::view::{
    Access, ActionKind, Block, Font, Hours, Language, PageView, Payment, Person, Reviews, Scene, Services, Template,
};

const OUTLINE: Outline = Outline {
    template: Template::Legal,
    colors: (0x26_3a_52, 0xa0_7c_45),
    font: Font::Serif,
    name: ("Birch Lane Law", "Cabinet des Bouleaux"),
    host: ("birchlane.example", "bouleaux.example"),
    city: ("Downtown", "Centre"),
    category: ("Law firm", "Cabinet d’avocats"),
    kind: "LegalService",
    address: Some([("3 Birch Lane", "3, allée des Bouleaux"), ("94102", "69003")]),
    phone: 53,
    headline: ("A lawyer who answers in plain English", "Une avocate qui répond en mots simples"),
    intro: (
        "Family, employment, and landlord-tenant law, two minutes from the courthouse. You’ll know the cost before we start.",
        "Famille, travail, logement, à deux minutes du tribunal. Vous connaissez le coût avant de commencer.",
    ),
    legal: (
        "Birch Lane Law LLP. Attorney advertising. Prior results do not guarantee a similar outcome.",
        "AARPI Cabinet des Bouleaux, avocats au barreau de la ville",
    ),
};

/// Returns the sample.
pub(super) fn view(language: Language) -> PageView {
    let t = Texts(language);
    let mut page = OUTLINE.page(language);
    page.picture = Some(t.scene(
        Scene::Courthouse,
        "The courthouse at the end of Birch Lane",
        "Le tribunal au bout de l’allée des Bouleaux",
    ));
    page.hours = Some(Hours {
        opening: opening(
            &[(&[Monday, Wednesday, Thursday, Friday], (9, 0), (18, 0)), (&[Tuesday], (9, 0), (20, 0))],
            &[],
        ),
        is_by_appointment: false,
        note: Some(t.of("By video on request.", "En visio sur demande.")),
        emergency: None,
    });
    page.action = Some(action(ActionKind::Book));
    page.blocks = vec![
        Block::Services(Services {
            items: vec![
                t.service(
                    ("Family law", "Droit de la famille"),
                    ("Divorce, custody, support. Most of our cases end with an agreement, not a hearing.", "Divorce, garde, pension. La plupart de nos dossiers se terminent par un accord, pas par une audience."),
                    ("", ""),
                ),
                t.service(
                    ("Employment law", "Droit du travail"),
                    ("Dismissal, severance, unpaid hours. Bring the letter before you sign anything.", "Licenciement, indemnités, heures impayées. Venez avec la lettre avant de signer quoi que ce soit."),
                    ("", ""),
                ),
                t.service(
                    ("Landlord-tenant law", "Droit du logement"),
                    ("Evictions, deposits, repairs, for tenants and for owners of one or two homes.", "Congés, dépôts de garantie, travaux, pour les locataires et les petits propriétaires."),
                    ("", ""),
                ),
            ],
            price_note: Some(t.of(
                "The first consultation lasts 45 minutes and costs $90. It is deducted if you hire us.",
                "Le premier rendez-vous dure 45 minutes et coûte 90\u{a0}€ TTC, déduits si vous nous confiez le dossier.",
            )),
        }),
        Block::People(people(t)),
        Block::About(t.list([
            (
                "Most people who call us have a letter they don’t understand and a date that worries them. We start there: we read the letter together, put the date on paper, and write down in one page what can happen and what each path costs.",
                "La plupart des personnes qui nous appellent ont une lettre qu’elles ne comprennent pas et une date qui les inquiète. Nous commençons là\u{202f}: nous lisons la lettre ensemble, notons la date, et écrivons sur une page ce qui peut arriver et ce que coûte chaque voie.",
            ),
            (
                "You keep that page, whether or not you come back. About a third of our visitors find that they don’t need a lawyer after all, and we tell them so.",
                "Cette page est à vous, que vous reveniez ou non. Un tiers de nos visiteurs découvrent qu’ils n’ont pas besoin d’avocat, et nous le leur disons.",
            ),
        ])),
        Block::Faq(vec![
            t.question(
                ("What should I bring?", "Que faut-il apporter\u{202f}?"),
                (
                    "Bring the letter you’re worried about and any contracts. We’ll make copies here.",
                    "La lettre qui vous inquiète et vos contrats. Nous en faisons des copies sur place.",
                ),
            ),
            t.question(
                ("Do you take payment in installments?", "Peut-on payer en plusieurs fois\u{202f}?"),
                ("Yes, without interest, over up to six months.", "Oui, sans frais, jusqu’à six mois. Nous acceptons aussi l’aide juridictionnelle."),
            ),
        ]),
        Block::Reviews(Reviews {
            items: if language == Language::English {
                vec![t.review(
                    6,
                    ("A client", ""),
                    5,
                    ("She told us on day one what we could win, and that’s what we won.", ""),
                    ("", ""),
                )]
            } else {
                vec![t.review(
                    6,
                    ("", "Un client"),
                    5,
                    ("", "Elle a dit dès le premier jour ce que nous pouvions obtenir. Nous l’avons obtenu."),
                    ("", ""),
                )]
            },
            note: None,
        }),
        Block::Access(Access {
            transport: Some(t.of("Subway, station Courthouse, exit B.", "Métro Palais de Justice, sortie B.")),
            parking: Some(t.of("Courthouse garage, entrance on King Street.", "Parking du Palais, entrée rue du Roi.")),
            accessibility: Some(t.of("Elevator to the second floor. We also meet on the ground floor.", "Ascenseur jusqu’au premier étage. Nous recevons aussi au rez-de-chaussée.")),
            languages: vec![
                ("en".into(), t.of("English", "anglais")),
                ("fr".into(), t.of("French", "français")),
                ("es".into(), t.of("Spanish", "espagnol")),
            ],
            ..Access::default()
        }),
        Block::Payment(Payment {
            methods: t.list([("Card", "Carte"), ("Check", "Chèque"), ("Bank transfer", "Virement")]),
            ..Payment::default()
        }),
    ];
    page
}

fn people(t: Texts) -> Vec<Person> {
    let person = |name: (&str, &str), area: (&str, &str), role: (&str, &str), hours: (&str, &str)| Person {
        name: t.of(name.0, name.1),
        role: Some(t.of(role.0, role.1)),
        specialties: vec![t.of(area.0, area.1)],
        hours: Some(t.of(hours.0, hours.1)),
        ..Person::default()
    };
    vec![
        person(
            ("Sofia Brandt", "Me Sophie Brandt"),
            ("Family law", "Droit de la famille"),
            ("Admitted in California, 2008", "Inscrite au barreau depuis 2008"),
            ("Tuesday evenings until 8 PM", "Le mardi jusqu’à 20\u{a0}h"),
        ),
        person(
            ("Marcus Hale", "Me Marc Halle"),
            ("Employment law", "Droit du travail"),
            ("Admitted in California and New York, 2014", "Inscrit au barreau depuis 2014"),
            ("Monday to Thursday", "Du lundi au jeudi"),
        ),
        person(
            ("Yara Odell", "Me Yara Odel"),
            ("Landlord-tenant law", "Droit du logement"),
            ("Admitted in California, 2019", "Inscrite au barreau depuis 2019"),
            ("Monday to Friday", "Du lundi au vendredi"),
        ),
    ]
}
