/** The columns of a table of imports about emissions, who verified them, and carbon prices paid abroad. */
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
    },
  },
  {
    name: "direct_t_per_t",
    need: optional,
    holds: "actual direct emissions, tCO2e per tonne of goods",
    example: 1.85,
    isNumber: true,
    headings: headingWords.verified_direct_intensity,
  },
  {
    name: "indirect_t_per_t",
    need: optional,
    holds: "actual indirect emissions, tCO2e per tonne of goods",
    example: 0.06,
    isNumber: true,
    headings: headingWords.verified_indirect_intensity,
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
    },
  },
  {
    name: "unit_content",
    need: optional,
    holds:
      "where actual values are per tonne of clinker or kilogram of nitrogen: how much of it is in a tonne of goods",
    example: 0.88,
    isNumber: true,
    headings: headingWords.unit_content,
  },
  {
    name: "reporting_period",
    need: optional,
    holds: "year that the actual values are of; the year of release where nothing stands",
    example: 2026,
    format: "whole",
    headings: headingWords.reporting_period,
  },
  {
    name: "precursors",
    need: optional,
    holds:
      "precursors as CN code:route:tonnes per tonne, parted by bars; free allocation, origin and verified emissions may follow; simple for none",
    example: "25231000:(A):0.88",
    isList: true,
    headings: { en: ["Precursor goods"], de: ["Vorprodukte", "Vorläuferstoffe"], fr: ["Précurseurs"] },
  },
  {
    name: "installation",
    need: optional,
    holds: "id of the installation, a blank, its name; the two columns behind win over it",
    example: "TR-0001 Karadeniz Works",
    headings: {
      en: ["Plant", "Production site"],
      de: ["Anlage", "Herstelleranlage", "Werk"],
      fr: ["Site de production"],
    },
  },
  {
    name: "installation_id",
    need: optional,
    holds: "id of the installation in the CBAM registry, or your own",
    example: "TR-0001",
    headings: {
      en: ["Plant id"],
      de: ["Anlagen-ID", "Anlagenkennung"],
      fr: ["Identifiant de l'installation"],
    },
  },
  {
    name: "installation_name",
    need: optional,
    holds: "name of the installation",
    example: "Karadeniz Works",
    headings: { en: ["Plant name"], de: ["Name der Anlage", "Anlagenname"], fr: ["Nom de l'installation"] },
  },
  {
    name: "installation_unlocode",
    need: optional,
    holds: "UN/LOCODE of the installation",
    example: "TRIST",
    headings: {
      en: ["UN/LOCODE", "Unlocode"],
      de: ["UN/LOCODE der Anlage"],
      fr: ["UN/LOCODE de l'installation"],
    },
  },
  {
    name: "installation_address",
    need: optional,
    holds: "street, place and country of the installation",
    example: "Liman Cd. 1, Istanbul",
    headings: { en: ["Plant address"], de: ["Anschrift der Anlage"], fr: ["Adresse de l'installation"] },
  },
  {
    name: "installation_operator",
    need: optional,
    holds: "who operates the installation",
    example: "Karadeniz AS",
    headings: { en: ["Operator"], de: ["Betreiber", "Anlagenbetreiber"], fr: ["Exploitant"] },
  },
  {
    name: "verifier",
    need: optional,
    holds: "name or registry id of the verifier",
    example: "DE-V-0001",
    headings: { en: ["Verified by"], de: ["Prüfer", "Prüfstelle", "Verifizierer"], fr: ["Vérificateur"] },
  },
  {
    name: "verified_on",
    need: optional,
    holds: "day of the verification report",
    example: "2027-04-30",
    format: "day",
    headings: {
      en: ["Verification date"],
      de: ["Verifiziert am", "Datum der Verifizierung"],
      fr: ["Vérifié le", "Date de vérification"],
    },
  },
  {
    name: "verification_report",
    need: optional,
    holds: "id of the verification report",
    example: "VR-2027-17",
    headings: {
      en: ["Report number"],
      de: ["Prüfbericht", "Verifizierungsbericht"],
      fr: ["Rapport de vérification"],
    },
  },
  {
    name: "accreditation",
    need: optional,
    holds: "number of the verifier's accreditation",
    example: "D-VS-0001",
    headings: {
      en: ["Accreditation number"],
      de: ["Akkreditierung", "Akkreditierungsnummer"],
      fr: ["Accréditation"],
    },
  },
  {
    name: "accreditation_body",
    need: optional,
    holds: "national body that accredited",
    example: "DAkkS",
    headings: { en: ["Accredited by"], de: ["Akkreditierungsstelle"], fr: ["Organisme d'accréditation"] },
  },
  {
    name: "is_satisfactory",
    need: optional,
    holds: "yes or no: whether the report was verified as satisfactory",
    example: "yes",
    headings: { en: ["Satisfactory"], de: ["Zufriedenstellend"], fr: ["Satisfaisant"] },
  },
  {
    name: "carbon_price_eur_per_t",
    need: optional,
    holds: "carbon price paid abroad, EUR per tCO2e",
    example: 6.5,
    isNumber: true,
    headings: headingWords.origin_carbon_price_eur_per_t,
  },
  {
    name: "carbon_price_certifier",
    need: optional,
    holds: "independent person who certified the payment",
    example: "DE-V-0001",
    headings: {
      en: ["Payment certified by"],
      de: ["Zahlung bestätigt durch"],
      fr: ["Paiement certifié par"],
    },
  },
  {
    name: "carbon_price_evidence",
    need: optional,
    holds: "reference of the evidence of payment",
    example: "E-17",
    headings: { en: ["Evidence of payment"], de: ["Zahlungsnachweis"], fr: ["Preuve de paiement"] },
  },
];
