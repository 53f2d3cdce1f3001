/** The columns of a table of imports about how emissions are determined, and actual ones. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";
import { headingWords } from "../../cbam/table/heading_words.ts";

const optional = "optional";

/** In the order of the template. */
export const emissionColumns: ReadonlyArray<Column> = [
  {
    name: "determination",
    need: optional,
    holds: "default, actual, returned, outward or inward; default where nothing stands",
    example: "actual",
    headings: {
      en: ["Determination", "Emissions determined by", "Method"],
      de: ["Ermittlung", "Ermittlung der Emissionen", "Methode"],
      fr: ["Détermination", "Méthode"],
      other: [
        "Determinazione",
        "Determinazione delle emissioni",
        "Determinación",
        "Determinación de las emisiones",
        "Sposób ustalenia emisji",
        "Bepaling van de emissies",
        "Determinação",
        "Determinação das emissões",
      ],
    },
  },
  {
    name: "value_id",
    need: optional,
    holds:
      "id of a supplier's value, in the place of the columns of actual emissions, installation and verifier",
    example: "0190163d-8694-739b-aea5-966c26f8ad91",
    headings: {
      en: ["Supplier's value", "Value id"],
      de: ["Wert des Lieferanten", "Wert-ID"],
      fr: ["Valeur du fournisseur", "Identifiant de la valeur"],
      other: [
        "Valore del fornitore",
        "Valor del proveedor",
        "Wartość dostawcy",
        "Waarde van de leverancier",
        "Valor do fornecedor",
      ],
    },
  },
  {
    name: "direct_t_per_t",
    need: optional,
    holds: "actual direct emissions, tCO2e per tonne of goods",
    example: 1.85,
    isNumber: true,
    headings: {
      ...headingWords.verified_direct_intensity,
      other: [
        "Emissioni dirette (tCO2e/t)",
        "Emisiones directas (tCO2e/t)",
        "Emisje bezpośrednie (tCO2e/t)",
        "Directe emissies (tCO2e/t)",
        "Emissões diretas (tCO2e/t)",
      ],
    },
  },
  {
    name: "indirect_t_per_t",
    need: optional,
    holds: "actual indirect emissions, tCO2e per tonne of goods",
    example: 0.06,
    isNumber: true,
    headings: {
      ...headingWords.verified_indirect_intensity,
      other: [
        "Emissioni indirette (tCO2e/t)",
        "Emisiones indirectas (tCO2e/t)",
        "Emisje pośrednie (tCO2e/t)",
        "Indirecte emissies (tCO2e/t)",
        "Emissões indiretas (tCO2e/t)",
      ],
    },
  },
  {
    name: "free_allocation_t_per_t",
    need: optional,
    holds: "free allocation of the verification report (SEFA), tCO2e per tonne of goods",
    example: 1.3105,
    isNumber: true,
    headings: {
      en: [...headingWords.verified_free_allocation.en, "SEFA (t per t)"],
      de: headingWords.verified_free_allocation.de,
      fr: headingWords.verified_free_allocation.fr,
      other: [
        "Assegnazione gratuita verificata",
        "Asignación gratuita verificada",
        "Zweryfikowany przydział bezpłatnych uprawnień",
        "Geverifieerde kosteloze toewijzing",
        "Atribuição gratuita verificada",
      ],
    },
  },
  {
    name: "unit_content",
    need: optional,
    holds:
      "where actual values are per tonne of clinker or kilogram of nitrogen: how much of it is in a tonne of goods",
    example: 0.88,
    isNumber: true,
    headings: {
      ...headingWords.unit_content,
      other: [
        "Tenore di clinker o azoto",
        "Contenido de clínker o nitrógeno",
        "Zawartość klinkieru lub azotu",
        "Gehalte aan klinker of stikstof",
        "Teor de clínquer ou azoto",
      ],
    },
  },
  {
    name: "reporting_period",
    need: optional,
    holds:
      "year that the goods are of, by actual or default values; the year of release where nothing stands",
    example: 2026,
    format: "whole",
    headings: {
      ...headingWords.reporting_period,
      other: [
        "Periodo di riferimento",
        "Período de notificación",
        "Okres sprawozdawczy",
        "Verslagperiode",
        "Período de comunicação",
      ],
    },
  },
  {
    name: "precursors",
    need: optional,
    holds:
      "precursors as CN code:route:tonnes per tonne, parted by bars; free allocation, origin and verified emissions may follow; simple for none",
    example: "25231000:(A):0.88",
    list: "bars",
    headings: {
      en: ["Precursor goods"],
      de: ["Vorprodukte", "Vorläuferstoffe"],
      fr: ["Précurseurs"],
      other: ["Precursori", "Precursores", "Prekursory", "Precursoren"],
    },
  },
];
