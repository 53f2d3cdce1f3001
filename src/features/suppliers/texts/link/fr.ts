/**
 * French texts of the page behind a supplier's link.
 */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import { shell } from "../../../../web/words/fr/shell.ts";
import type { LinkTexts } from "./link_texts.ts";

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
      label: "Voie de production",
      hint: "La voie par laquelle ces marchandises sont fabriquées.",
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
    carbon_amount: {
      label: "Prix du carbone dû",
      hint: "Montant par tonne payé ou dû là où les marchandises sont fabriquées, avant tout rabais.",
    },
    carbon_currency: { label: "Monnaie", hint: "Trois lettres : TRY, CNY, INR, EUR." },
    carbon_per: { label: "Le prix est par", hint: "Par tonne d’émissions ou par tonne de marchandise." },
    carbon_rebate: {
      label: "Rabais",
      hint:
        "Ce qui a été restitué de ce montant, dans la même monnaie : les quotas gratuits comptent aussi. Indiquez 0 si rien ne l’a été.",
    },
    carbon_evidence: { label: "Preuve de paiement", hint: "Référence du document qui atteste le paiement." },
    carbon_certifier: {
      label: "Certificateur du paiement",
      hint: "Personne indépendante qui l’a certifié, s’il y en a une (règlement (UE) 2023/956, article 9).",
    },
    precursors: {
      label: "Précurseurs",
      hint:
        "Marchandises relevant du MACF dont celles-ci sont faites, par exemple le fil machine des boulons, le clinker du ciment, l’ammoniac de l’urée. Ils peuvent augmenter l’allocation gratuite ; leurs émissions restent comprises dans les chiffres ci-dessus.",
    },
    opinion: {
      label: "Avis du vérificateur",
      hint: "Tel qu’il figure dans le rapport. Satisfaisant avec observations vaut satisfaisant.",
    },
    accreditation: {
      label: "Numéro d’accréditation",
      hint: "Numéro de l’accréditation du vérificateur.",
    },
    accreditation_body: {
      label: "Organisme d’accréditation",
      hint: "Organisme national qui a accrédité le vérificateur, par exemple DAkkS.",
    },
  },
  clinker: {
    label: "Teneur en clinker",
    hint:
      "Tonnes de clinker par tonne de marchandise : les valeurs sont alors par tonne de clinker. Vide seulement pour des valeurs estimées, qui sont alors par tonne de marchandise.",
  },
  nitrogen: {
    label: "Teneur en azote",
    hint:
      "Kilogrammes d’azote par tonne de marchandise : les valeurs sont alors par kilogramme d’azote. Vide seulement pour des valeurs estimées, qui sont alors par tonne de marchandise.",
  },
  states: {
    estimated: "estimées, ou selon les règles en vigueur jusqu’en 2025",
    operator: "déterminées selon les règles depuis 2026 (règlement (UE) 2025/2547)",
    verified: "vérifiées par un vérificateur accrédité et jugées satisfaisantes",
  },
  opinions: { satisfactory: "satisfaisant", not_satisfactory: "non satisfaisant" },
  precursors: {
    title: "Précurseurs, si vous les connaissez",
    none: "aucun : marchandises faites de matières premières seules",
    listed: "indiqués ci-dessous, ou inconnus",
    fields: {
      cn_code: { label: "Code NC", hint: "Code douanier du précurseur, huit chiffres." },
      tonnes_per_tonne: {
        label: "Tonnes par tonne",
        hint: "Précurseur dans une tonne de ces marchandises : 1,06.",
      },
      origin_country: { label: "Pays d’origine", hint: "Où il a été fabriqué : nom ou code." },
      production_route: { label: "Voie de production", hint: "Sa lettre, par exemple (C)." },
      verified_emissions_t_per_t: {
        label: "Émissions",
        hint:
          "Tonnes d’équivalent CO2 par tonne de précurseur, d’après le rapport vérifié de son producteur.",
      },
      free_allocation_t_per_t: {
        label: "Allocation gratuite (SEFA)",
        hint: "Tonnes par tonne de précurseur, d’après le rapport de son producteur.",
      },
    },
    nth: (number) => `Précurseur ${number}`,
    column: (label) => `Précurseur : ${label}`,
    more: "Autres précurseurs",
  },
  carbonPrice: "Prix du carbone, s’il en a été payé un là où les marchandises sont fabriquées",
  carbonUnits: { emissions: "tonne d’équivalent CO2", goods: "tonne de marchandise" },
  sheet: {
    name: "Valeurs",
    explained: "Explications",
    column: "Colonne",
    holds: "Ce qu’elle contient",
    cnCode: {
      label: "Code NC",
      hint: "Code douanier de la marchandise, huit chiffres. Il est rempli : laissez-le tel quel.",
    },
    goods: { label: "Marchandise", hint: "Nom de la marchandise, pour information." },
    period: { label: "Année", hint: "Année civile des émissions. Elle est remplie." },
    skipped:
      "Un tiret : non demandé pour cette marchandise. Laissez vides les cellules et les marchandises dont vous ne savez rien.",
    furtherRows:
      "Un deuxième précurseur figure sur une ligne à lui, en dessous, avec le code de la marchandise et les cellules du précurseur seulement.",
    download: "Télécharger le tableau (Excel)",
  },
  inCell: (row, column, sentence) => `Ligne ${row}, colonne ${column} : ${sentence}`,
  merged: (label) =>
    `${label} figure dans des cellules fusionnées : annulez la fusion et écrivez la valeur dans chaque ligne.`,
  shownOtherwise: (label) =>
    `${label} : la cellule affiche ce nombre en milliers, avec une autre unité ou dans une autre monnaie : écrivez le nombre voulu, dans un format de nombre simple.`,
  struck: (label) =>
    `${label} est barré et n’a pas été repris : effacez ce qui est annulé, et enlevez le trait de ce qui compte.`,
  hiddenRows: (rows) => `Des lignes masquées ont été lues comme les autres : ${rows}.`,
  hiddenColumns: (names) => `Des colonnes masquées ont été lues comme les autres : ${names}.`,
  unknownColumn: (heading) =>
    `La colonne « ${heading} » n’est pas connue : ce qui s’y trouve n’a pas été lu.`,
  furtherSheets: (names) => `Ces feuilles ont aussi de telles colonnes et n’ont pas été lues : ${names}.`,
  notAsked: (what) => `${what} : non demandé ici.`,
  everyRoute: "toutes les voies",
  more: "Autres chiffres, si vous les avez",
  verification: "Vérification, pour les valeurs vérifiées uniquement",
  remark: "Remarque",
  remarkHint: "Ce qu’il faut savoir de ces valeurs. Au plus 1\u202f000 caractères.",
  send: "Envoyer les valeurs",
  once:
    "Elles peuvent être envoyées une seule fois. Vérifiez-les avant. Laissez vides les marchandises que vous ne fabriquez pas ou dont vous ne savez rien.",
  fileTitle: "Préférez-vous un tableur ?",
  fileText:
    "Téléchargez le tableau de ces marchandises, remplissez-le et choisissez-le ici ; ou choisissez le modèle de communication de la Commission pour les installations, si vous l’avez rempli (Excel, .xlsx, 4 Mo au plus). Le fichier est lu pour remplir le formulaire ci-dessous ; les macros ne sont pas exécutées. Il est joint au formulaire comme justificatif, sauf si vous le décochez. Rien n’est encore envoyé.",
  file: "Fichier",
  read: "Lire le fichier",
  filled: (filled, all) =>
    `Le modèle a rempli ${
      countedInFrench(filled, "marchandise", "marchandises")
    } sur ${all}. Vérifiez les chiffres ci-dessous, puis envoyez-les.`,
  nothingTaken:
    "Aucun chiffre n’a pu être repris du fichier pour ces marchandises. Si une correction est demandée ci-dessous, corrigez et choisissez de nouveau le fichier ; sinon, vérifiez que ces marchandises y figurent, ou remplissez le formulaire.",
  macros:
    "Le classeur contient des macros : elles n’ont pas été exécutées, et les chiffres ont été lus tels qu’ils sont enregistrés. Le fichier lui-même ne peut pas être joint comme justificatif : pour le joindre, enregistrez-le en .xlsx sans macros et choisissez-le de nouveau.",
  otherPeriod: (found) =>
    `Le modèle porte sur ${found}, et non sur l’année demandée : ses chiffres n’ont pas été repris.`,
  filesSent: "Fichiers joints",
  fileIssues: "Ce qu’il faut corriger dans le modèle",
  noFile: "Aucun fichier n’a été choisi.",
  tooLarge:
    "Le fichier dépasse 4 Mo. Retirez les images et les autres feuilles, puis choisissez-le à nouveau.",
  unreadable:
    "Le fichier est illisible : il doit s’agir d’un classeur Excel (.xlsx) sans mot de passe, avec le tableau de cette page comme première feuille ou avec les feuilles du modèle de la Commission.",
  laterTitle: "Ce n’est pas possible en ce moment",
  busy: "Le service est occupé.",
  tooOften: "Cette page a été demandée trop souvent.",
  kept: "Votre saisie est encore là.",
  sendAgain: "Réessayer",
  tryAgainIn: shell.tryAgainIn,
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
