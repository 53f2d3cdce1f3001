/**
 * French texts of the page that shows a year at a glance.
 */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import type { YearTexts } from "../en/year.ts";

export const year: YearTexts = {
  title: (year) => `Importations de ${year}`,
  of: (importer, declarant) => `${importer}, déclarées par ${declarant}`,
  asOf: (day) => `Le registre tel qu’il était connu le ${day}. Le droit et les prix sont ceux d’aujourd’hui.`,
  now: "État d’aujourd’hui",

  massTitle: (limit) => `${limit} t par an`,
  mass: (total, limit) => `${total} t sur ${limit} t`,
  below: "Exempté jusqu’ici",
  near: (day) => `Plus de 90 % depuis le ${day}`,
  passed: (day) => `Dépassé le ${day}`,
  noLimit: "Le seuil de cette année n’est pas encore publié.",
  picture: (total, limit, passed) =>
    `Masse cumulée de l’année : ${total} t, seuil ${limit} t, ${
      passed === undefined ? "non dépassé" : `dépassé le ${passed}`
    }. Le tableau à côté donne les chiffres par mois.`,
  legendRunning: "Compté jusqu’ici",
  legendFirst: "Comme inscrit d’abord",
  legendLimit: (limit) => `Seuil, ${limit} t`,
  legendWarn: (warn) => `90 %, ${warn} t : les autorités voient l’importateur sur une liste`,
  goesOn: (total) => `La ligne s’arrête au bord de l’image : la somme est de ${total} t.`,
  month: "Mois",
  monthMass: "Masse, t",
  running: "Somme, t",
  number: "Importations",
  corrected: "Rectifiées",
  knownTitle: "Ce que les rectifications ont changé",
  known: (known, passed) =>
    passed === undefined ? `Connu le ${known} : non dépassé` : `Connu le ${known} : dépassé le ${passed}`,
  pace: (days, total, yearTotal) =>
    `Au même rythme (${
      countedInFrench(days, "jour", "jours")
    }, ${total} t), l’année se termine à ${yearTotal} t.`,
  paceStays: "Cela reste sous le seuil.",
  pacePasses: (day, applyBy) =>
    `Le seuil est alors dépassé le ${day} ; une autorisation prend d’ordinaire 120 jours : déposez la demande avant le ${applyBy}.`,
  paceTooLate: (day, applyBy) =>
    `Le seuil est alors dépassé le ${day} ; une autorisation prend d’ordinaire 120 jours et devait être demandée avant le ${applyBy} : déposez la demande dès maintenant.`,
  paceOfStatus: {
    authorised: (day) => `Le seuil est alors dépassé le ${day} ; l’importateur est déclarant MACF autorisé.`,
    applied: (day) =>
      `Le seuil est alors dépassé le ${day} ; la demande d’autorisation de l’importateur est inscrite.`,
  },
  noCounted: "Pas encore d’importation qui compte.",

  statusTitle: "Importations sans déclarant autorisé",
  statusText:
    "Aucun déclarant autorisé n’est inscrit pour ces importations au jour de leur mise en libre pratique.",
  toPeople: "Inscrire un statut",
  reason: "Motif",
  debtor: "Responsable",
  netByDefault: "Net par valeurs par défaut, t CO₂e",
  reasons: {
    limit_exceeded: "À partir du jour où le seuil a été dépassé",
    before_limit: "Avant le dépassement du seuil",
    never_exempt: "Électricité et hydrogène, qu’aucun seuil n’exempte",
    representative: "Par un représentant indirect",
    application_refused: "Pendant une demande qui a été refusée",
  },
  debtors: { importer: "Importateur", representative: "Représentant indirect" },
  exposure: ({ who, certificates, least, most }) =>
    `Sanction possible pour ${who} : de ${least} à ${most}, comptée sur ${
      countedInFrench(certificates, "certificat", "certificats")
    }.`,

  costTitle: "Coût par trimestre",
  costOf: (declarant) =>
    `Tout ce que ${declarant} déclare pour les importateurs au-dessus du seuil ; pour les autres, seulement l’électricité et l’hydrogène.`,
  quarter: "Trimestre",
  net: "Émissions nettes, t CO₂e",
  priced: "Aux prix publiés",
  unpriced: "Prix à venir",
  unpricedNote:
    "Ce qui n’a pas encore son propre prix est calculé à un autre\u00a0: en 2026 au dernier avant son trimestre, à partir de 2027 au plus récent.",
  potential: (cost) =>
    `Le seuil n’est pas dépassé : rien n’est dû. S’il l’est, toutes les importations de l’année sont soumises, celles inscrites jusqu’ici pour ${cost}.`,
  estimates: (cost) => `Avec des valeurs par défaut au lieu d’estimations : ${cost}.`,

  certificatesTitle: "Certificats",
  due: "Dus pour l’année",
  surrendered: "Restitués pour l’année",
  held: "Sur le compte, pour les importations de cette année",
  heldForBefore: (certificates: string): string =>
    `Sur le compte pour des années antérieures\u00a0: ${certificates}. Ils restent à restituer pour leurs importations et ne comptent pas ici.`,
  overdue: (day) =>
    `Ils étaient à restituer au plus tard le ${day}. Inscrivez avec les certificats ce qui a été restitué ; ce qui ne l’a pas été reste dû, avec une sanction par certificat (règlement (UE) 2023/956, article 26).`,
  lacking: "Encore à acheter",
  toCertificates: "Vers les certificats",

  toCalendar: "Dans mon agenda (.ics)",
  nextTitle: "Prochaines échéances",

  missingTitle: "Ce qui manque encore pour la déclaration",
  nothingMissing: "D’après ce qui est inscrit, rien ne manque.",
  moreMissing: (count) => `Les ${count} points, dans la préparation de la déclaration`,
  toDeclaration: "Vers la préparation de la déclaration",
};
