/**
 * French texts of the page behind a supplier's link.
 */
import type { LinkTexts } from "./en.ts";

/** Texts of the page. */
export const linkTexts: LinkTexts = {
  language: "Français",
  title: (period) => `Valeurs d’émissions ${period}`,
  formTitle: "Vos valeurs",
  optional: "facultatif",
  errorSummary: "Veuillez vérifier votre saisie",
  fields: {
    direct_t_per_t: {
      label: "Émissions directes",
      hint:
        "Tonnes d’équivalent CO2 par tonne de marchandise, des combustibles et des procédés, y compris celles des précurseurs achetés.",
    },
    indirect_t_per_t: {
      label: "Émissions indirectes",
      hint: "Tonnes d’équivalent CO2 par tonne de marchandise, de l’électricité consommée.",
    },
    unit_content: { label: "Teneur", hint: "Teneur d’une tonne de marchandise." },
    production_route: {
      label: "Filière de production",
      hint: "La filière par laquelle ces marchandises sont fabriquées.",
    },
    free_allocation_t_per_t: {
      label: "Allocation gratuite spécifique intrinsèque (SEFA)",
      hint:
        "Tonnes par tonne de marchandise, d’après la déclaration d’émissions de l’exploitant. Laissez vide si vous n’en avez pas.",
    },
    default_share: {
      label: "Part déterminée par des valeurs par défaut",
      hint: "De 0 à 1 : 0,05 correspond à 5 %.",
    },
    state: { label: "Les valeurs sont", hint: "Selon quelles règles elles ont été déterminées." },
    report: { label: "Numéro du rapport de vérification", hint: "Tel que le vérificateur l’indique." },
    day: { label: "Date du rapport", hint: "Année, mois, jour : 2027-03-01." },
    verifier: { label: "Vérificateur", hint: "Nom du vérificateur accrédité." },
    source: {
      label: "Origine des chiffres",
      hint: "Par exemple un fichier ou votre rapport de surveillance.",
    },
  },
  clinker: {
    label: "Teneur en clinker",
    hint:
      "Tonnes de clinker par tonne de marchandise : les valeurs sont alors par tonne de clinker. Vide : par tonne de marchandise.",
  },
  nitrogen: {
    label: "Teneur en azote",
    hint:
      "Kilogrammes d’azote par tonne de marchandise : les valeurs sont alors par kilogramme d’azote. Vide : par tonne de marchandise.",
  },
  states: {
    estimated: "estimées, ou selon les règles en vigueur jusqu’en 2025",
    operator: "déterminées selon les règles depuis 2026 (règlement (UE) 2025/2547)",
    verified: "vérifiées par un vérificateur accrédité et jugées satisfaisantes",
  },
  everyRoute: "toutes les filières",
  more: "Autres chiffres, si vous les avez",
  verification: "Vérification, pour les valeurs vérifiées uniquement",
  remark: "Remarque",
  remarkHint: "Ce qu’il faut savoir de ces valeurs. Au plus 1 000 caractères.",
  send: "Envoyer les valeurs",
  once:
    "Elles peuvent être envoyées une seule fois. Vérifiez-les avant. Laissez vides les marchandises que vous ne fabriquez pas ou dont vous ne savez rien.",
  fileTitle: "Avez-vous rempli le modèle de la Commission ?",
  fileText:
    "Choisissez le modèle de communication pour les installations (Excel, .xlsx, 4 Mo au plus). Il est lu pour remplir le formulaire ci-dessous et n’est pas conservé ; les macros ne sont pas exécutées. Rien n’est encore envoyé.",
  file: "Modèle",
  read: "Lire le modèle",
  filled: (filled, all) =>
    `Le modèle a rempli ${filled} marchandise(s) sur ${all}. Vérifiez les chiffres ci-dessous, puis envoyez-les.`,
  otherPeriod: (found) =>
    `Le modèle porte sur ${found}, et non sur l’année demandée : ses chiffres n’ont pas été repris.`,
  fileIssues: "Ce qu’il faut corriger dans le modèle",
  cell: "Emplacement",
  found: "Ce qui ne va pas",
  inEnglish: "",
  noFile: "Aucun fichier n’a été choisi.",
  tooLarge:
    "Le fichier dépasse 4 Mo. Retirez les images et les autres feuilles, puis choisissez-le à nouveau.",
  unreadable:
    "Le fichier est illisible : il doit s’agir d’un classeur Excel (.xlsx) avec les feuilles du modèle, sans mot de passe.",
  busy: "Le service est occupé. Attendez une minute, puis réessayez.",
  errors: {
    missing: (label) => `${label} : il manque une valeur.`,
    unknown: (label) => `${label} : valeur inconnue.`,
    format: (label) => `${label} : valeur illisible, vérifiez son écriture.`,
    range: (label) => `${label} : valeur hors de ce qui est possible.`,
    choice: (label) => `${label} : choisissez l’une des possibilités.`,
    ambiguous: (label) => `${label} : la valeur peut avoir deux sens, écrivez-la avec une virgule décimale.`,
    conflict: (label) => `${label} : en contradiction avec d’autres indications.`,
    duplicate: (label) => `${label} : indiqué deux fois.`,
    length: (label) => `${label} : trop long.`,
    unprintable: (label) => `${label} : contient des caractères non imprimables.`,
    unreadable: (label) => `${label} : illisible.`,
  },
  suggestion: (value) => `Vouliez-vous dire ${value} ?`,
  sentTitle: "Merci, les valeurs ont été envoyées",
  sentText: (asker) =>
    `${asker} les examine. En cas de question, vous recevrez un autre courriel avec un nouveau lien. Vous pouvez fermer cette page.`,
  usedTitle: "Les valeurs ont déjà été envoyées",
  usedText: (asker) =>
    `Ce lien a été utilisé : ${asker} a une réponse. Pour modifier quelque chose, écrivez à ${asker} ; vous recevrez alors un nouveau lien.`,
  lateTitle: "Ce lien est trop ancien",
  lateText: (asker) => `Son délai est écoulé. Demandez-en un nouveau à ${asker}.`,
  revokedTitle: "La demande a été retirée",
  revokedText: (asker) => `${asker} n’a plus besoin de réponse. Il n’y a rien à faire.`,
  unknownTitle: "Ce lien ne fonctionne pas",
  unknownText:
    "Il est peut-être incomplet : copiez le lien entier depuis le courriel. S’il ne fonctionne toujours pas, demandez-en un nouveau à l’expéditeur.",
  privacy: (asker) => `Seul ${asker} reçoit ce que vous envoyez ici.`,
};
