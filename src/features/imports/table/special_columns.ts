/** The columns of a table of imports that few imports have: carbon prices paid abroad, exemptions, goods placed under inward processing. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";
import { headingWords } from "../../cbam/table/heading_words.ts";

/** In the order of the template. */
export const specialColumns: ReadonlyArray<Column> = [
  {
    name: "carbon_price_eur_per_t",
    need: "optional",
    holds: "carbon price paid abroad, EUR per tCO2e",
    example: 6.5,
    isNumber: true,
    headings: {
      ...headingWords.origin_carbon_price_eur_per_t,
      other: [
        "Prezzo del carbonio pagato (EUR/t)",
        "Precio del carbono pagado (EUR/t)",
        "Zapłacona cena emisji (EUR/t)",
        "Betaalde koolstofprijs (EUR/t)",
        "Preço do carbono pago (EUR/t)",
      ],
    },
  },
  {
    name: "carbon_price_certifier",
    need: "optional",
    holds: "independent person who certified the payment",
    example: "DE-V-0001",
    headings: {
      en: ["Payment certified by"],
      de: ["Zahlung bestätigt durch"],
      fr: ["Paiement certifié par"],
      other: [
        "Certificatore del prezzo del carbonio",
        "Certificador del precio del carbono",
        "Poświadczający cenę emisji",
        "Certificeerder van de koolstofprijs",
        "Certificador do preço do carbono",
      ],
    },
  },
  {
    name: "carbon_price_evidence",
    need: "optional",
    holds: "reference of the evidence of payment",
    example: "E-17",
    headings: {
      en: ["Evidence of payment"],
      de: ["Zahlungsnachweis"],
      fr: ["Preuve de paiement"],
      other: [
        "Prova del prezzo del carbonio",
        "Prueba del precio del carbono",
        "Dowód ceny emisji",
        "Bewijs van de koolstofprijs",
        "Prova do preço do carbono",
      ],
    },
  },
  {
    name: "exemption",
    need: "optional",
    holds: "territory, military or offshore, where only you can know why the Regulation does not apply",
    example: "territory",
    headings: {
      en: ["Claimed exemption"],
      de: ["Ausnahme", "Befreiung"],
      fr: ["Exemption", "Exonération"],
      other: ["Esenzione", "Exención", "Zwolnienie z CBAM", "Vrijstelling", "Isenção"],
    },
  },
  {
    name: "placed_cn_code",
    need: "optional",
    holds: "CN code of the goods that were placed under inward processing",
    example: "72083900",
    headings: {
      en: ["CN code of goods placed"],
      de: ["KN-Code der übergeführten Waren"],
      fr: ["Code NC des marchandises placées"],
      other: [
        "Codice NC delle merci vincolate",
        "Código NC de las mercancías incluidas",
        "Kod CN towarów objętych procedurą",
        "GN-code van de geplaatste goederen",
        "Código NC das mercadorias sujeitas",
      ],
    },
  },
  {
    name: "placed_taric_code",
    need: "optional",
    holds: "their TARIC code, 10 digits, where the 8 of the CN code don't decide",
    example: "2523100010",
    headings: {
      en: ["TARIC code of goods placed"],
      de: ["TARIC-Code der übergeführten Waren"],
      fr: ["Code TARIC des marchandises placées"],
      other: [
        "Codice TARIC delle merci vincolate",
        "Código TARIC de las mercancías incluidas",
        "Kod TARIC towarów objętych procedurą",
        "TARIC-code van de geplaatste goederen",
        "Código TARIC das mercadorias sujeitas",
      ],
    },
  },
  {
    name: "placed_origin_country",
    need: "optional",
    holds: "their country of origin",
    example: "CHN",
    headings: {
      en: ["Origin of goods placed"],
      de: ["Ursprung der übergeführten Waren"],
      fr: ["Origine des marchandises placées"],
      other: [
        "Origine delle merci vincolate",
        "Origen de las mercancías incluidas",
        "Pochodzenie towarów objętych procedurą",
        "Oorsprong van de geplaatste goederen",
        "Origem das mercadorias sujeitas",
      ],
    },
  },
  {
    name: "placed_net_mass_kg",
    need: "optional",
    holds: "their net mass in kilograms",
    example: 24500,
    isNumber: true,
    headings: {
      en: ["Net mass of goods placed (kg)"],
      de: ["Eigenmasse der übergeführten Waren (kg)"],
      fr: ["Masse nette des marchandises placées (kg)"],
      other: [
        "Massa netta delle merci vincolate (kg)",
        "Masa neta de las mercancías incluidas (kg)",
        "Masa netto towarów objętych procedurą (kg)",
        "Nettomassa van de geplaatste goederen (kg)",
        "Massa líquida das mercadorias sujeitas (kg)",
      ],
    },
  },
  {
    name: "placed_production_route",
    need: "optional",
    holds: "their production route",
    example: "(C)",
    headings: {
      en: ["Route of goods placed"],
      de: ["Produktionsweg der übergeführten Waren"],
      fr: ["Filière des marchandises placées"],
      other: [
        "Percorso delle merci vincolate",
        "Ruta de las mercancías incluidas",
        "Ścieżka towarów objętych procedurą",
        "Route van de geplaatste goederen",
        "Via das mercadorias sujeitas",
      ],
    },
  },
  {
    name: "placed_procedure_reference",
    need: "optional",
    holds: "reference of the procedure that they were placed under",
    example: "DEIPO1234",
    headings: {
      en: ["Reference of inward processing"],
      de: ["Bewilligung der aktiven Veredelung"],
      fr: ["Référence du perfectionnement actif"],
      other: [
        "Riferimento del perfezionamento attivo",
        "Referencia del perfeccionamiento activo",
        "Numer uszlachetniania czynnego",
        "Referentie van de actieve veredeling",
        "Referência do aperfeiçoamento ativo",
      ],
    },
  },
];
