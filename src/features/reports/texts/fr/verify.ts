/**
 * French texts of the verify page. Those below `client` go to the page's module.
 */
import type { VerifyTexts } from "../en/verify.ts";

export const verify: VerifyTexts = {
  title: "Vérifier un rapport MACF",
  description: "Un rapport MACF est-il authentique ? Par son numéro et sa date, ou par son PDF. Sans compte.",
  heading: "Ce rapport est-il authentique ?",
  lead: "Pour toute personne qui détient un rapport MACF de ce service. Aucun compte n’est nécessaire.",
  byNumber: "Par le numéro et la date",
  reportId: "Numéro ou identifiant du rapport",
  reportIdHint: "Tel qu’il est imprimé, par exemple CBAM-01a1f8d3-… ou BULK-01a1f8d3-…-R0.",
  issuedDate: "Date d’établissement",
  issuedDateHint: "Telle qu’elle est imprimée, par exemple 2026-11-20 ou 20.11.2026.",
  button: "Vérifier",
  byFile: "Par le PDF lui-même",
  drop: "Déposez le PDF ici",
  choose: "Choisir le PDF",
  stays: "Le fichier est vérifié dans votre navigateur. Il ne quitte pas votre ordinateur.",
  needsScripts: "La vérification d’un fichier nécessite JavaScript. Le numéro et la date suffisent sans lui.",
  genuine: "Ce rapport est authentique",
  sample: "Ceci est le modèle publié, et non un rapport",
  notVerified: "Ce rapport n’a pas pu être confirmé",
  notVerifiedLead:
    "Vérifiez le numéro et la date d’établissement. Les projets et les rapports retenus ne sont pas confirmés.",
  wrong: {
    reportId: {
      missing: "Indiquez le numéro ou l’identifiant imprimé sur le rapport.",
      form:
        "Ce n’est pas un numéro de rapport : indiquez-le en entier, avec toutes les lettres, tous les chiffres et les traits d’union.",
    },
    issuedDate: {
      missing: "Indiquez la date d’établissement imprimée sur le rapport.",
      form: "Indiquez une date, par exemple 20.11.2026.",
    },
  },
  compared: (report, day) =>
    `Ce service a établi ${report} le ${day}. Comparez les chiffres ci-dessous avec ceux du document que vous avez en main : ils doivent être identiques.`,
  download: "Télécharger le rapport (PDF)",
  downloadHint: "L’exemplaire du service lui-même. Le lien est valable une heure.",
  figures: {
    report_number: "Numéro du rapport",
    issued_at: "Date d’établissement",
    cn_code: "Code NC",
    goods_description: "Marchandises",
    origin_country_iso3: "Pays d’origine",
    tonnage: "Masse nette, t",
    sector: "Secteur",
    production_route: "Voie de production",
    direct_emissions_t: "Émissions directes, t CO₂e",
    indirect_emissions_t: "Émissions indirectes, t CO₂e",
    free_allocation_t: "Allocation à titre gratuit, t CO₂e",
    net_emissions_t: "Émissions nettes, t CO₂e",
    price_eur_per_tco2e: "Prix des certificats, EUR par t CO₂e",
    gross_cost_eur: "Coût avant déduction",
    origin_carbon_deduction_eur: "Déduction pour le prix du carbone payé",
    net_cost_eur: "Coût net",
    client_ref: "Référence",
    content_hash: "Empreinte du contenu (SHA-256)",
  },
  client: {
    checking: "Vérification du fichier",
    secureOnly: "Les fichiers ne peuvent être vérifiés que par HTTPS.",
    tooLarge: "Ce fichier est plus volumineux que n’importe quel rapport.",
    unreachable: "Le service est injoignable. Réessayez plus tard.",
    tooMany: "Trop de tentatives. Réessayez plus tard.",
    forged: "Ce fichier n’est pas un rapport authentique de ce service",
    same: "Ce rapport est authentique, et ce fichier est celui que le service a établi",
    otherPage:
      "Le contenu de ce fichier est authentique. Sa page n’est pas celle que le service a établie : fiez-vous aux chiffres ci-dessous, non à la page",
    withdrawn:
      "Le contenu de ce fichier a été signé, mais ce service ne le confirme pas : il a été retiré, ou appartient à un autre service",
    contentOnly: "Le contenu de ce fichier est authentique",
    whatCompared: "Éléments comparés",
    compare: "Comparez ces chiffres avec le document que vous avez en main.",
    parts: {
      attachment: "Fichier joint report.json",
      content: "Empreinte du contenu",
      state: "État",
      key: "Clé",
      signature: "Signature",
      service: "Registre du service",
      pages: "Pages, octet par octet",
    },
    differs: {
      attachment: "Le fichier joint n’est pas tel que le service l’écrit.",
      content: "Le contenu a été modifié.",
      state: "Le contenu est celui d’un projet ou d’un spécimen.",
      key: "La clé n’est aucune de celles qui sont publiées.",
      signature: "La signature n’appartient pas au contenu.",
      service: "Le service ne confirme pas ce rapport.",
      pages: "Les pages ne sont pas celles que le service a établies.",
    },
    results: { "genuine": "conforme", "differs": "diffère", "not compared": "non comparé" },
  },
};
