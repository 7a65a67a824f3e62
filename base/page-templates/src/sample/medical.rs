//! Sample of a medical practice. It has no reviews: third parties' testimonials have no place on such a page in France.

use hours::Day::{Friday, Monday, Thursday, Tuesday, Wednesday};
use jiff::civil::date;

use super::parts::{Outline, Texts, action, opening};
use crate::view::{
    Access, ActionKind, Block, Font, Hours, Language, News, PageView, Payment, Person, Scene, Services, Template,
};

const OUTLINE: Outline = Outline {
    template: Template::Medical,
    colors: (0x0b_6e_6e, 0xe0_8e_45),
    font: Font::Humanist,
    name: ("Northgate Family Practice", "Cabinet de la Porte-Nord"),
    host: ("northgate.example", "portenord.example"),
    city: ("Old Town", "Vieille-Ville"),
    category: ("Medical practice", "Cabinet médical"),
    kind: "MedicalClinic",
    address: Some([("7 Linden Square", "7, place des Tilleuls"), ("94107", "69005")]),
    phone: 24,
    headline: ("Your doctors in Old Town", "Vos médecins dans la vieille ville"),
    intro: (
        "Four doctors, two nurses, and a front desk that picks up the phone.",
        "Quatre médecins, deux infirmières, un accueil qui décroche.",
    ),
    legal: ("Northgate Family Practice, PC", "SELARL Cabinet de la Porte-Nord"),
};

/// Returns the sample.
pub(super) fn view(language: Language) -> PageView {
    let t = Texts(language);
    let mut page = OUTLINE.page(language);
    page.business.category = None;
    page.business.medical_specialties = vec!["PrimaryCare".into(), "Pediatric".into(), "Cardiovascular".into()];
    page.business.is_accepting_new_patients = Some(true);
    page.picture = Some(t.scene(
        Scene::Practice,
        "The practice on Linden Square, with a ramp to the door",
        "Le cabinet sur la place des Tilleuls, avec sa rampe d’accès",
    ));
    page.hours = Some(Hours {
        opening: opening(
            &[(&[Monday, Tuesday, Wednesday, Thursday], (8, 0), (18, 0)), (&[Friday], (8, 0), (13, 0))],
            &[(date(2026, 12, 24), Some([(8, 0), (12, 0)])), (date(2026, 12, 25), None)],
        ),
        is_by_appointment: false,
        note: Some(t.of(
            "Vaccinations: Wednesday, 2–5 PM, no appointment.",
            "Vaccinations\u{202f}: mercredi, 14\u{a0}h–17\u{a0}h, sans rendez-vous.",
        )),
        emergency: Some(t.of("Call 911.", "Appelez le 15.")),
    });
    page.action = Some(action(ActionKind::Book));
    page.blocks = vec![
        Block::People(people(t)),
        Block::Services(Services {
            items: vec![
                t.service(("Checkups", "Bilans de santé"), ("", ""), ("", "")),
                t.service(("Vaccinations", "Vaccinations"), ("", ""), ("", "")),
                t.service(("Well-child visits", "Suivi de l’enfant"), ("", ""), ("", "")),
                t.service(("Blood pressure and heart", "Tension et cœur"), ("", ""), ("", "")),
                t.service(("Diabetes care", "Suivi du diabète"), ("", ""), ("", "")),
                t.service(("Small wounds", "Petites plaies"), ("", ""), ("", "")),
            ],
            price_note: None,
        }),
        Block::About(t.list([
            (
                "A first visit takes thirty minutes here, not ten. Bring your medications in a bag, just as they are, and the last letter from your specialist. We read both before you sit down.",
                "Un premier rendez-vous dure ici trente minutes, pas dix. Apportez vos médicaments dans un sac, tels quels, et le dernier courrier de votre spécialiste. Nous lisons l’un et l’autre avant que vous soyez assis.",
            ),
            (
                "Lab results arrive within two days. If something needs attention, your doctor calls you. If everything is fine, you get a message saying so.",
                "Les analyses arrivent sous deux jours. Si un résultat demande attention, votre médecin vous appelle. Si tout va bien, un message vous le dit.",
            ),
        ])),
        Block::Payment(Payment {
            insurances: t.list([
                ("Blue Cross Blue Shield", "Conventionné secteur 1"),
                ("Aetna", "Carte Vitale acceptée"),
                ("Cigna", "Tiers payant"),
                ("Medicare", "Complémentaire santé solidaire"),
            ]),
            methods: t.list([("Card", "Carte"), ("Cash", "Espèces"), ("HSA and FSA cards", "Chèque")]),
            price_note: Some(t.of(
                "Without insurance, a visit is $110. You get the price before every procedure.",
                "La consultation de médecine générale coûte 30\u{a0}€. Le prix est affiché avant tout acte.",
            )),
        }),
        Block::Photos(vec![t.scene(
            Scene::WaitingRoom,
            "The waiting room with wide seats and a corner for children",
            "La salle d’attente, ses sièges larges et son coin pour les enfants",
        )]),
        Block::Access(Access {
            transport: Some(t.of("Bus 12 and 31, stop Linden Square.", "Bus 12 et 31, arrêt place des Tilleuls.")),
            parking: Some(t.of("Two spaces for disabled drivers in front of the door.", "Deux places réservées aux personnes handicapées devant la porte.")),
            accessibility: Some(t.of(
                "No steps from the square. The elevator goes to both floors.",
                "De plain-pied par la place. L’ascenseur dessert les deux étages.",
            )),
            amenities: t.list([
                ("Wheelchair-accessible restroom", "Toilettes accessibles en fauteuil"),
                ("Induction loop at the front desk", "Boucle magnétique à l’accueil"),
            ]),
            languages: vec![
                ("en".into(), t.of("English", "anglais")),
                ("fr".into(), t.of("French", "français")),
                ("de".into(), t.of("German", "allemand")),
            ],
        }),
        Block::Faq(vec![
            t.question(
                ("How far ahead do I need to book?", "Combien de temps à l’avance faut-il réserver\u{202f}?"),
                (
                    "Three to five days. Every morning we keep eight visits free for people who call that day.",
                    "Trois à cinq jours. Chaque matin, huit consultations restent libres pour qui appelle le jour même.",
                ),
            ),
            t.question(
                ("Do you make home visits?", "Vous déplacez-vous à domicile\u{202f}?"),
                (
                    "Yes, in Old Town, for patients who cannot come to us.",
                    "Oui, dans la vieille ville, pour les patients qui ne peuvent pas venir.",
                ),
            ),
        ]),
        Block::News(vec![News {
            date: date(2026, 11, 2),
            title: Some(t.of("Flu shots are here", "Le vaccin contre la grippe est arrivé")),
            text: t.of(
                "Wednesday afternoons without an appointment, or during any visit.",
                "Le mercredi après-midi sans rendez-vous, ou lors de toute consultation.",
            ),
            link: None,
        }]),
        Block::Nearby(vec![t.sister(
            ("Northgate Riverside", "Cabinet des Quais"),
            ("30 Mill Street", "30, quai du Moulin"),
            ("1.1 mi", "1,8\u{a0}km"),
        )]),
    ];
    page
}

fn people(t: Texts) -> Vec<Person> {
    let person = |name: (&str, &str), role: (&str, &str), languages: Vec<String>, hours: (&str, &str)| Person {
        name: t.of(name.0, name.1),
        role: Some(t.of(role.0, role.1)),
        languages,
        hours: Some(t.of(hours.0, hours.1)),
        ..Person::default()
    };
    vec![
        person(
            ("Dr. Amara Cole", "Dre Amara Colin"),
            ("Family medicine", "Médecine générale"),
            t.list([("English", "français"), ("French", "anglais")]),
            ("Monday to Thursday", "Du lundi au jeudi"),
        ),
        person(
            ("Dr. Jonas Weil", "Dr Jonas Weil"),
            ("Pediatrics", "Pédiatrie"),
            t.list([("English", "français"), ("German", "allemand")]),
            ("Tuesday, Wednesday, Friday", "Mardi, mercredi, vendredi"),
        ),
        person(
            ("Dr. Lina Park", "Dre Lina Parc"),
            ("Cardiology", "Cardiologie"),
            t.list([("English", "français")]),
            ("Monday and Thursday", "Lundi et jeudi"),
        ),
        person(
            ("Noor Haddad, RN", "Noor Haddad"),
            ("Nurse", "Infirmière"),
            t.list([("English", "français"), ("Arabic", "arabe")]),
            ("Every morning", "Tous les matins"),
        ),
    ]
}
