//! English and French words in the names of columns, by field.

use ::imports::HeaderWords;

use super::Field;

/// Returns the words that indicate a field.
#[rustfmt::skip]
pub(super) fn header_words(field: Field) -> HeaderWords {
    match field {
        Field::Name => HeaderWords {
            names: &[
                "name", "nom", "businessname", "storename", "shopname", "locationname", "branchname", "restaurantname",
                "hotelname", "companyname", "dbaname", "title", "store", "business", "company", "enseigne", "etablissement",
                "raisonsociale", "denomination", "nomcommercial", "nommagasin", "nometablissement", "nomdumagasin",
                "nomdeletablissement", "magasin",
            ],
            phrases: &[
                ("business name", 90), ("store name", 90), ("location name", 90), ("libelle etablissement", 85),
                ("raison sociale", 80), ("nom commercial", 85), ("enseigne", 75), ("denomination", 70), ("name", 70),
                ("nom", 70), ("etablissement", 50), ("magasin", 45),
            ],
            affixes: &["storename", "businessname", "locationname"],
            exclusions: &[
                "activite", "address", "adresse", "brand", "category", "categorie", "city", "code", "commune", "contact",
                "country", "county", "department", "departement", "district", "domain", "file", "first", "group", "host",
                "id", "last", "manager", "network", "numero", "owner", "pays", "person", "phone", "prenom", "province",
                "region", "rue", "state", "street", "type", "url", "user", "username", "ville", "voie",
            ],
        },
        Field::Address => HeaderWords {
            names: &[
                "address", "addr", "adresse", "street", "streetaddress", "streetaddr", "address1", "addr1", "addressline1",
                "adresse1", "adressepostale", "storeaddress", "businessaddress", "physicaladdress", "fulladdress", "rue",
                "voie", "libellevoie", "streetname",
            ],
            phrases: &[
                ("street address", 90), ("address line 1", 90), ("adresse postale", 85), ("address", 70), ("adresse", 70),
                ("addr", 65), ("street", 60), ("rue", 55), ("voie", 50),
            ],
            affixes: &["streetaddr", "streetaddress", "straddr", "straddress"],
            exclusions: &[
                "2", "3", "4", "city", "complement", "country", "email", "courriel", "ip", "mac", "mail", "number", "state",
                "suite", "type", "unit", "url", "web", "website", "zip",
            ],
        },
        Field::Address2 => HeaderWords {
            names: &[
                "address2", "addr2", "addressline2", "streetaddress2", "adresse2", "complementadresse", "complementdadresse",
                "complement", "suite", "unit", "apartment", "apt", "appartement", "building", "batiment", "floor", "etage",
            ],
            phrases: &[
                ("address line 2", 90), ("address 2", 88), ("adresse 2", 88), ("complement adresse", 85),
                ("complement d adresse", 85), ("suite", 60), ("unit", 55), ("batiment", 55), ("etage", 55),
            ],
            affixes: &["address2", "addressline2", "complementadresse"],
            exclusions: &["city", "email", "fax", "id", "price", "type", "url", "year"],
        },
        Field::City => HeaderWords {
            names: &[
                "city", "town", "ville", "commune", "municipality", "municipalite", "locality", "localite", "citytown",
                "strcity", "storecity", "addrcity", "nomcommune", "libellecommune", "cityname",
            ],
            phrases: &[
                ("libelle commune", 85), ("city", 75), ("ville", 75), ("commune", 75), ("town", 70), ("locality", 65),
                ("localite", 65), ("municipality", 65), ("municipalite", 65),
            ],
            affixes: &["strcity", "addrcity", "storecity"],
            exclusions: &["capacity", "code", "id", "insee", "population", "url"],
        },
        Field::State => HeaderWords {
            names: &[
                "state", "province", "stateprovince", "provincestate", "stateregion", "statecode", "stateabbr", "strstate",
                "storestate", "addrstate", "prov", "st", "etat", "region",
            ],
            phrases: &[("state", 75), ("province", 75), ("region", 45), ("etat", 45)],
            affixes: &["strstate", "addrstate", "storestate"],
            exclusions: &["fips", "id", "real", "statement", "status", "tax", "url"],
        },
        Field::PostalCode => HeaderWords {
            names: &[
                "zip", "zipcode", "postalcode", "postcode", "postal", "codepostal", "cp", "zippostalcode", "postalzip",
                "postalzipcode", "zip5", "storezip", "plz",
            ],
            phrases: &[
                ("zip code", 90), ("postal code", 90), ("code postal", 90), ("postcode", 85), ("zip", 80), ("postal", 65),
            ],
            affixes: &["zipcode", "postalcode", "codepostal", "postcode"],
            exclusions: &["4", "address", "adresse", "plus4", "type"],
        },
        Field::Country => HeaderWords {
            names: &["country", "countrycode", "countryname", "pays", "codepays", "nation", "addrcountry"],
            phrases: &[("country", 75), ("pays", 75)],
            affixes: &[],
            exclusions: &["calling", "id", "phone"],
        },
        Field::Phone => HeaderWords {
            names: &[
                "phone", "telephone", "tel", "phonenumber", "telephonenumber", "numerodetelephone", "notelephone", "phone1",
                "phoneno", "storephone", "businessphone", "primaryphone", "mainphone", "mobile",
            ],
            phrases: &[
                ("phone number", 90), ("primary phone", 88), ("phone", 75), ("telephone", 75), ("tel", 70), ("mobile", 45),
            ],
            affixes: &["phone", "phonenumber", "telephone"],
            exclusions: &["2", "3", "additional", "code", "country", "ext", "extension", "fax", "telecopie", "type"],
        },
        Field::Website => HeaderWords {
            names: &[
                "website", "websiteurl", "url", "web", "site", "siteweb", "siteinternet", "homepage", "webpage", "webaddress",
                "weburl", "siteurl", "storeurl", "link", "lien",
            ],
            phrases: &[
                ("website", 85), ("site web", 85), ("site internet", 85), ("homepage", 75), ("url", 65), ("web", 60),
            ],
            affixes: &["website", "websiteurl"],
            exclusions: &[
                "email", "facebook", "google", "id", "image", "instagram", "linkedin", "logo", "mail", "maps", "menu", "name",
                "number", "photo", "twitter", "type", "youtube",
            ],
        },
        Field::Category => HeaderWords {
            names: &[
                "category", "categories", "primarycategory", "businesscategory", "maincategory", "categorie",
                "categorieprincipale", "type", "businesstype", "storetype", "typestore", "typedactivite", "activite",
                "industry", "secteur",
            ],
            phrases: &[
                ("primary category", 90), ("business type", 88), ("libelle activite", 80), ("category", 75),
                ("categorie", 75), ("type activite", 70), ("activite", 55), ("type", 50), ("industry", 50), ("secteur", 45),
            ],
            affixes: &["businesstype", "storetype"],
            exclusions: &[
                "account", "additional", "address", "adresse", "code", "date", "id", "naf", "ownership", "payment", "phone",
                "voie", "zip",
            ],
        },
        Field::ExternalId => HeaderWords {
            names: &[
                "id", "storecode", "storenumber", "storenum", "storeno", "storeid", "shopcode", "locationid", "locationcode",
                "branchid", "branchcode", "externalid", "providerid", "placeid", "ref", "reference", "uid", "siret",
                "identifiant", "idmagasin", "codemagasin", "numeromagasin", "sitenumber", "code",
            ],
            phrases: &[
                ("store code", 90), ("store number", 90), ("store id", 90), ("code magasin", 90), ("external id", 90),
                ("siret", 85), ("location id", 85), ("identifiant", 70), ("id", 65), ("reference", 55), ("ref", 50),
            ],
            affixes: &["storenum", "storenumber", "storecode", "storeid"],
            exclusions: &[
                "account", "category", "city", "commune", "country", "county", "date", "district", "google", "group", "insee",
                "inspection", "manager", "owner", "parent", "phone", "pays", "postal", "region", "state", "tax", "type",
                "user", "ville", "zip",
            ],
        },
        Field::Latitude => HeaderWords {
            names: &[
                "lat", "latitude", "geores", "geopoint", "geopoint2d", "geolocation", "geolocalisation", "coordinates",
                "coordonnees", "coordonneesgps", "latlng", "latlon", "latlong", "gps",
            ],
            phrases: &[("latitude", 80), ("lat", 75), ("coordonnees", 45), ("coordinates", 45)],
            affixes: &[],
            exclusions: &["lambert", "lng", "lon", "longitude", "x", "y"],
        },
        Field::Longitude => HeaderWords {
            names: &["lon", "lng", "long", "longitude"],
            phrases: &[("longitude", 80), ("lng", 75), ("lon", 75), ("long", 60)],
            affixes: &[],
            exclusions: &["description", "lat", "latitude", "name", "text"],
        },
        Field::Description => HeaderWords {
            names: &["description", "descriptif", "about", "apropos", "presentation", "details"],
            phrases: &[("description", 75), ("descriptif", 70), ("presentation", 50)],
            affixes: &[],
            exclusions: &["category", "code", "id", "type"],
        },
        Field::OpeningHours => HeaderWords {
            names: &[
                "openinghours", "hours", "businesshours", "storehours", "hoursofoperation", "regularhours", "openhours",
                "openingtimes", "horaires", "horairesdouverture", "horaire", "heuresdouverture", "heures",
            ],
            phrases: &[
                ("opening hours", 90), ("business hours", 88), ("store hours", 88), ("hours of operation", 88),
                ("horaires d ouverture", 90), ("heures d ouverture", 90), ("hours", 65), ("horaires", 70), ("opening times", 80),
            ],
            affixes: &["openinghours", "businesshours"],
            exclusions: &["closed", "delivery", "drive", "holiday", "kitchen", "livraison", "pickup", "special", "timezone"],
        },
    }
}

/// Words that only French files have in the names of columns.
#[rustfmt::skip]
pub(super) const FRENCH: [&str; 16] = [
    "adresse", "ville", "commune", "codepostal", "nom", "telephone", "siret", "siren", "enseigne", "libelle", "raisonsociale",
    "pays", "categorie", "siteweb", "rue", "etablissement",
];
