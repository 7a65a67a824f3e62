// The legal notice: who runs the site, and whose work is in it.
import { company, h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const notice: TextPageText = {
  meta: {
    title: "Legal notice: who runs this site | Vitrine",
    description:
      "Name, mailing address, email, and phone number of the company that runs this site, who is responsible for its content, and credits.",
    name: "Legal notice",
  },
  eyebrow: "Legal",
  title: "Legal notice",
  lead: "Who runs this site, how to reach them, and whose work it uses.",
  contents: "On this page",
  blocks: [
    h2("Who runs this site"),
    company(),
    p(
      "The company named above publishes this site and is responsible for its content. The quickest way to reach it is the [contact form](page:contact): a person reads every message.",
    ),
    h2("The program and the people who run it"),
    p(
      "Vitrine is a program published under the Apache License 2.0. Anyone may run it on their own servers, at their own address, and under their own name. Each of these sites has its own publisher, named above. The authors of the program aren’t responsible for sites run by others.",
    ),
    h2("Hosting"),
    p(
      "The pages, dashboard, and data are served by one program on the publisher’s servers or its provider’s. Nothing is loaded from third parties. You can ask the publisher for the provider’s name and address.",
    ),
    h2("Names and content"),
    list(
      "The shops, people, and ratings in our images and stories are fictional. Any resemblance to real ones is coincidental.",
      "Google, Google Business Profile, Yelp, Facebook, TripAdvisor, and other names belong to their owners. Vitrine isn’t affiliated with them.",
      "Articles and templates on this site may be quoted with a link to their source. The templates are yours to fill in and use.",
    ),
    h2("Credits"),
    list(
      "Typefaces: Fraunces and Inter, both under the SIL Open Font License.",
      "Icons: Lucide, under the ISC License.",
      "Map outlines on the contact page: Natural Earth, public domain.",
      "Maps in the dashboard: outlines from [Natural Earth](https://www.naturalearthdata.com) and the US Census Bureau, public domain; town names from [GeoNames](https://www.geonames.org), under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); drawn by [MapLibre](https://maplibre.org), under the BSD 3-Clause License.",
      "Postal code and city locations: [US ZIP codes by SimpleMaps](https://simplemaps.com/data/us-zips); French postal codes from [La Poste](https://datanova.laposte.fr), under the [ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/), as is the table made from them; cities from [GeoNames](https://www.geonames.org), under CC BY 4.0.",
      "Demo shops: stores in the US from plotly/datasets, under the MIT License; restaurants in France from Alim’confiance by the French Ministry of Agriculture, under the Licence Ouverte 2.0; restaurants in Canada © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright), under the ODbL 1.0.",
      "Business type names: from the tagging schema of OpenStreetMap’s iD editor, under the ISC License.",
    ),
  ],
  next: {
    title: "Questions about this site?",
    text: "Found a mistake, have a concern about your rights, or just curious? Get in touch.",
    to: "contact",
    action: "Send a message",
  },
};
