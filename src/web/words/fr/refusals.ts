/**
 * French sentences for commands, and changes of one's own account, that can't be carried out.
 */
import { lawRefusals } from "./law_refusals.ts";
import type { RefusalTexts } from "../en/refusals.ts";

export const refusals: RefusalTexts = {
  unexplained: "La commande ne peut pas être exécutée en l’état.",
  figures: lawRefusals.figures,
  refusals: {
    ...lawRefusals.refusals,
    noAccount: ({ email }) => `Il n’y a pas de compte ${email}, ou il est fermé.`,
    noAccountEver: ({ email }) => `Il n’y a pas de compte ${email}, ni ouvert ni fermé.`,
    accountThere: ({ email }) =>
      `Il y a déjà un compte ${email}. Un compte fermé le reste et garde son adresse : prenez-en une autre.`,
    noAddress: ({ email }) =>
      `« ${email} » n’est pas une adresse électronique : écrivez-la sous la forme a@example.com.`,
    tierOfCalls: ({ tier }) =>
      `Un compte ne peut pas avoir la formule ${tier} : elle est réservée aux appels sans compte.`,
    noTier: ({ tier }) => `Il n’y a pas de formule ${tier}.`,
    tooManyCalls: ({ most, asked }) =>
      `Une formule peut permettre au plus ${most} appels par heure, et non ${asked}.`,
    noPermissions: () => "Une clé doit permettre au moins une chose.",
    noKey: () => "Cette clé n’existe pas.",
    noOwnKey: () => "Le compte n’a pas cette clé.",
    tooManyKeys: ({ most }) => `Un compte a au plus ${most} clés : révoquez-en une qui n’est plus utilisée.`,
    memberThere: ({ email }) => `${email} est déjà membre.`,
    tooManyMembers: ({ most }) =>
      `Un compte a au plus ${most} membres, personnes invitées comprises : retirez un membre ou annulez une invitation.`,
    noMember: () => "Ce compte n’a pas de tel membre.",
    noInvitation: () =>
      "Cette invitation n’existe plus : elle a été acceptée ou annulée, ou elle est trop ancienne.",
    noAdministrator: () => "Seul un administrateur de ce compte peut le faire.",
    noHolder: () => "Seule la personne dont l’adresse est celle du compte peut le transmettre.",
    holderStays: ({ email }) =>
      `${email} est l’adresse de ce compte : transmettez d’abord le compte à un autre membre.`,
    addressStays: ({ email }) =>
      `Le compte ne peut pas être transmis à ${email} : cette adresse a un compte, celui-ci, un autre ou un compte fermé, ou ce compte est celui d’un exploitant.`,
    noTime: ({ text }) =>
      `« ${text} » n’est pas un jour : écrivez-le comme 2027-06-30, ou laissez le champ vide.`,
    noPeriod: ({ text }) =>
      `« ${text} » n’est pas une période : écrivez un trimestre comme 2026-Q4, à partir de 2027 une semaine comme 2027-W01.`,
    noPrice: () =>
      "Le prix doit être un nombre positif d’EUR inférieur à 100\u202f000, avec 2 décimales au plus, par exemple 81.20.",
    noPublicationDay: () => "Indiquez le jour à partir duquel le prix vaut, par exemple 2026-10-05.",
    publishedBeforeEnd: ({ period, end, found }, say) =>
      `Le prix de la période ${say.period(period)} ne peut pas valoir avant le ${
        say.day(end)
      } ; valeur trouvée : ${say.day(found)}.`,
    olderThanCorrected: ({ period, publishedAt, found }, say) =>
      `La période ${say.period(period)} a déjà un prix à partir du ${
        say.day(publishedAt)
      } : une correction ne peut pas être plus ancienne ; valeur trouvée : ${say.day(found)}.`,
    nextPeriodFirst: ({ next, period }, say) =>
      `La période suivante est ${say.period(next)} : saisissez-la avant la période ${
        say.period(period)
      }, ou indiquez qu’aucun prix n’a été publié pour les périodes intermédiaires.`,
    farOff: ({ period, before, price, percent }, say) =>
      `Le prix de la période ${say.period(period)} s’écarterait de ${
        percent.replace(".", ",")
      } % de celui de la période ${say.period(before)}, ${price.replace(".", ",")} EUR : confirmez-le.`,
    publishedLater: ({ period, today, found }, say) =>
      `Le prix de la période ${say.period(period)} vaudrait à partir du ${
        say.day(found)
      }, et nous sommes le ${say.day(today)} : confirmez le jour.`,
    samePrice: ({ period, price }, say) =>
      `Inchangé : la période ${say.period(period)} a déjà ce prix, ${
        price.replace(".", ",")
      } EUR avec le même jour de publication. Rien n’a été enregistré.`,
    replacesOfficial: ({ period, price }, say) =>
      `La période ${say.period(period)} a le prix officiel fourni avec le service, ${
        price.replace(".", ",")
      } EUR : confirmez son remplacement.`,
    retractsOfficial: ({ period, price }, say) =>
      `Le prix de la période ${say.period(period)}, ${
        price.replace(".", ",")
      } EUR, est le prix officiel fourni avec le service : confirmez son retrait.`,
    nothingToRetract: ({ period }, say) =>
      `Il n’y a pas de prix à retirer pour la période ${say.period(period)}.`,
    mailGone: () =>
      "Le courriel ne peut pas être renvoyé : il n’a pas été abandonné, ou son texte est supprimé.",
    incompleteForm: () =>
      "Le formulaire est incomplet, ou l’une de ses valeurs est illisible : les nombres sont entiers.",
  },
};
