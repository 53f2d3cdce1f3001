/** The columns of a table of imports about where goods were made, and who verified their emissions. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";

const optional = "optional";

/** In the order of the template. */
export const evidenceColumns: ReadonlyArray<Column> = [
  {
    name: "installation",
    need: optional,
    holds: "id of the installation, a blank, its name; the two columns behind win over it",
    example: "TR-0001 Karadeniz Works",
    headings: {
      en: ["Plant", "Production site"],
      de: ["Anlage", "Herstelleranlage", "Werk"],
      fr: ["Site de production"],
      other: ["Impianto", "Instalación", "Instalacja", "Installatie", "Instalação"],
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
      other: [
        "ID impianto",
        "ID de la instalación",
        "ID instalacji",
        "ID van de installatie",
        "ID da instalação",
      ],
    },
  },
  {
    name: "installation_name",
    need: optional,
    holds: "name of the installation",
    example: "Karadeniz Works",
    headings: {
      en: ["Plant name"],
      de: ["Name der Anlage", "Anlagenname"],
      fr: ["Nom de l'installation"],
      other: [
        "Nome dell'impianto",
        "Nombre de la instalación",
        "Nazwa instalacji",
        "Naam van de installatie",
        "Nome da instalação",
      ],
    },
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
      other: [
        "UN/LOCODE dell'impianto",
        "UN/LOCODE de la instalación",
        "UN/LOCODE instalacji",
        "UN/LOCODE van de installatie",
        "UN/LOCODE da instalação",
      ],
    },
  },
  {
    name: "installation_address",
    need: optional,
    holds: "street, place and country of the installation",
    example: "Liman Cd. 1, Istanbul",
    headings: {
      en: ["Plant address"],
      de: ["Anschrift der Anlage"],
      fr: ["Adresse de l'installation"],
      other: [
        "Indirizzo dell'impianto",
        "Dirección de la instalación",
        "Adres instalacji",
        "Adres van de installatie",
        "Endereço da instalação",
      ],
    },
  },
  {
    name: "installation_operator",
    need: optional,
    holds: "who operates the installation",
    example: "Karadeniz AS",
    headings: {
      en: ["Operator"],
      de: ["Betreiber", "Anlagenbetreiber"],
      fr: ["Exploitant"],
      other: [
        "Gestore dell'impianto",
        "Titular de la instalación",
        "Prowadzący instalację",
        "Exploitant van de installatie",
        "Operador da instalação",
      ],
    },
  },
  {
    name: "verifier",
    need: optional,
    holds: "name or registry id of the verifier",
    example: "DE-V-0001",
    headings: {
      en: ["Verified by"],
      de: ["Prüfer", "Prüfstelle", "Verifizierer"],
      fr: ["Vérificateur"],
      other: ["Verificatore", "Verificador", "Weryfikator", "Verificateur"],
    },
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
      other: ["Verificato il", "Verificado el", "Zweryfikowano", "Geverifieerd op", "Verificado em"],
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
      other: [
        "Relazione di verifica",
        "Informe de verificación",
        "Sprawozdanie z weryfikacji",
        "Verificatierapport",
        "Relatório de verificação",
      ],
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
      other: [
        "Numero di accreditamento",
        "Número de acreditación",
        "Numer akredytacji",
        "Accreditatienummer",
        "Número de acreditação",
      ],
    },
  },
  {
    name: "accreditation_body",
    need: optional,
    holds: "national body that accredited",
    example: "DAkkS",
    headings: {
      en: ["Accredited by"],
      de: ["Akkreditierungsstelle"],
      fr: ["Organisme d'accréditation"],
      other: [
        "Organismo di accreditamento",
        "Organismo de acreditación",
        "Jednostka akredytująca",
        "Accreditatie-instantie",
        "Organismo de acreditação",
      ],
    },
  },
  {
    name: "is_satisfactory",
    need: optional,
    holds: "yes or no: whether the report was verified as satisfactory",
    example: "yes",
    headings: {
      en: ["Satisfactory"],
      de: ["Zufriedenstellend"],
      fr: ["Satisfaisant"],
      other: [
        "Verificato come soddisfacente",
        "Verificado como satisfactorio",
        "Zweryfikowano jako zadowalające",
        "Als bevredigend geverifieerd",
        "Verificado como satisfatório",
      ],
    },
  },
];
