/**
 * French texts of the operator's pages.
 */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import type { OperatorTexts } from "../en/operator.ts";

export const operator: OperatorTexts = {
  title: "Exploitation",
  navigation: "Exploitation",
  accounts: "Comptes",
  keys: "Clés",
  tiers: "Formules",
  prices: "Prix",
  mails: "Courriels non remis",
  dataSets: "Jeux de données",
  acts: "Journal",

  searchActs: "Adresse, action ou objet",
  from: "Du",
  to: "Au",
  search: "Rechercher",
  searchAgain: "Tout afficher",
  noActs: "Aucune entrée ne correspond.",

  secondFactorTitle: "Second facteur",
  secondFactorLead: "Saisissez les six chiffres que votre programme d’authentification affiche maintenant.",
  code: "Code",
  codeHint: "Chaque code est valable une fois.",
  wrongCode: "Le code est faux ou a déjà été utilisé : attendez le suivant.",
  goOn: "Continuer",

  columns: {
    name: "Nom",
    self_made: "Inscription libre",
    email: "Adresse",
    account: "Compte",
    tier: "Formule",
    created_at: "Créé",
    expires_at: "Expire",
    closed_at: "Fermé",
    id: "ID",
    last4: "Se termine par",
    permissions: "Permet",
    last_used_at: "Dernière utilisation",
    revoked_at: "Révoquée",
    api_rate_per_hour: "Appels MACF par heure",
    cbam_api: "Rapports, année des importations et calculs groupés",
    cbam_bulk_rows: "Lignes d’un calcul groupé",
    period: "Période",
    price_eur_per_tco2e: "EUR par t CO₂e",
    published_at: "Valable à partir du",
    known_from: "Saisi",
    retracted_at: "Retiré",
    done_at: "Quand",
    operator: "Qui",
    act: "Action",
    subject: "Objet",
    receiver: "À",
    mail: "Courriel",
    status: "État",
    attempts: "Tentatives",
    queued_at: "Mis en attente",
    failure: "Pourquoi",
    version: "Version",
    is_in_force: "En vigueur",
    valid_from: "En vigueur à partir du",
    rows: "Lignes",
  },
  unlimited: "illimité",
  yes: "Oui",
  no: "Non",
  none: "–",
  change: "Modifier",
  nothing: "Il n’y a encore rien ici.",
  noMails: "Chaque courriel a atteint son destinataire ou attend sa première tentative.",
  retry: "Renvoyer",
  mailStates: { queued: "Sera retenté", dead: "Abandonné" },

  searchAccounts: "Adresse ou nom",
  whichAccounts: "Comptes",
  everyAccount: "Tous les comptes",
  selfMade: "Inscription libre",
  openAccounts: "Ouverts",
  closedAccounts: "Fermés",
  searchKeys: "Compte, nom ou quatre derniers caractères",
  whichKeys: "Clés",
  everyKey: "Toutes les clés",
  goodKeys: "Valables",
  revokedKeys: "Révoquées",
  noRecords: "Aucune entrée ne correspond à la recherche.",
  noActsSoFar: (acts: string): string =>
    `Rien ne correspond parmi les ${acts} entrées suivantes de celles demandées : « Plus anciens » cherche plus loin.`,
  actsSoFar: (acts: string): string =>
    `Les ${acts} entrées suivantes de celles demandées ont été parcourues : « Plus anciens » cherche plus loin.`,
  noActsYet: "Rien n’est encore enregistré : chaque modification faite sur ces pages figure ensuite ici.",
  keyName: "Nom de la clé",
  keyNameHint: "Par exemple le programme qui l’utilise.",
  reports: "Rapports et année des importations",
  bulk: "Calculs groupés",
  upToRows: (rows) => `jusqu’à ${countedInFrench(rows, "ligne", "lignes")}`,
  newAccount: "Créer un compte",
  changeTier: "Changer de formule",
  changeExpiry: "Changer la fin",
  expiryHint: "À partir de 00:00 (Bruxelles) ce jour-là ; vide : jamais.",
  closeAccount: "Fermer le compte",
  closeHint: "Ses clés sont refusées et plus personne ne peut se connecter. Cela ne peut pas être annulé.",
  newKey: "Créer une clé",
  revokeKey: "Révoquer",
  tierLimits: (tier) => `Limites de ${tier}`,
  rowsHint: "Un nombre ; 0 : aucun calcul groupé ; vide : sans limite de la formule.",
  newPrice: "Saisir un prix",
  periodHint: "2026-Q4, ou à partir de 2027 une semaine comme 2027-W01.",
  priceHint: "Par exemple 81,20.",
  skips: "Aucun prix n’a été publié pour les périodes intermédiaires",
  retractPrice: "Retirer",
  submit: "Voir l’effet",

  confirmTitle: "Confirmer la modification",
  confirm: "Oui, exécuter",
  cancel: "Non, revenir",
  refused: "C’est impossible",
  done: "La modification est faite et inscrite au journal.",
  keyTitle: "La nouvelle clé",
  keyText:
    "Remettez-la maintenant à son détenteur : elle n’est conservée nulle part et ne peut plus être affichée.",
  back: "Retour",

  willCreateAccount: (email, tier) =>
    `Un compte ${email} est créé avec la formule ${tier}. Quiconque lit les courriels de cette adresse peut s’y connecter.`,
  willSetTier: (email, from, to, keys) =>
    `${email} passe de ${from} à ${to}. Les limites de la nouvelle formule s’appliquent dans les deux secondes ; nombre de clés valides : ${keys}.`,
  willExpire: (email, at, keys) =>
    at === undefined
      ? `${email} n’expire jamais ; nombre de clés qui restent valides : ${keys}.`
      : `À partir du ${at}, les clés de ${email} sont refusées (clés valides : ${keys}) et personne ne peut s’y connecter. Une fin déjà passée s’applique aussitôt.`,
  willClose: (email, keys) =>
    `${email} est fermé définitivement : ses clés sont refusées dans les deux secondes (clés valides : ${keys}), ses sessions prennent fin, personne ne peut plus s’y connecter. Le compte ne peut pas être rouvert, et aucun autre compte ne peut avoir son adresse.`,
  yourOwn:
    "C’est votre propre compte : vous serez déconnecté avec lui et ne pourrez plus rien faire ici. Un autre opérateur, ou la ligne de commande, doit prendre le relais.",
  willCreateKey: (email, permissions) =>
    `Une clé de ${email} est créée et vous est affichée une seule fois. Quiconque la possède peut : ${permissions}.`,
  willRevoke: (account, lastFour, lastUsed) =>
    `La clé de ${account} qui se termine par ${lastFour} est refusée dans les deux secondes, définitivement. ${
      lastUsed === undefined
        ? "Elle n’a jamais été utilisée."
        : `Elle a été utilisée pour la dernière fois le ${lastUsed}.`
    }`,
  willSetLimits: (tier, accounts, changes) =>
    `La formule ${tier} (comptes ouverts : ${accounts}) change dans les cinq secondes : ${
      changes.length === 0 ? "rien ne change" : changes.join(" ; ")
    }.`,
  limitChange: (what, from, to) => `${what} de ${from} à ${to}`,
  willAddPrice: (period, price, from) =>
    `À partir du ${from}, les certificats de la période ${period} coûtent ${price} EUR par tonne de CO₂e dans chaque calcul.`,
  priceBefore: (period) => period === undefined ? "Jusqu’ici" : `Avant (${period})`,
  priceNow: "Nouveau",
  difference: "Différence",
  priceFarOff: "L’écart est grand : vérifiez le prix avant de le confirmer.",
  priceToCome:
    "Il ne vaut qu’à partir d’un jour à venir, et les calculs se font sans lui jusque-là : vérifiez le jour avant de le confirmer.",
  officialReplaced: "Il remplace le prix officiel fourni avec le service.",
  officialRetracted: "C’est le prix officiel fourni avec le service.",
  priceInstead: "Les rapports établis restent tels quels ; les projets sont recalculés.",
  priceFirst: "La période n’a pas encore de prix : d’ici là, celui d’une autre période le remplace.",
  willRetract: (period, price, from, before) =>
    `Le prix de la période ${period}, ${price} EUR, publié le ${from}, ne compte plus dans les cinq secondes. ${
      before === undefined
        ? "La période n’a alors pas de prix : celui d’une autre le remplace."
        : `${before} EUR compte de nouveau.`
    }`,
  willRetry: (receiver) => `Le courriel à ${receiver} est retenté dans les cinq secondes.`,
};
