/**
 * French texts of the mails to suppliers.
 */
import type { InquiryMails } from "./en.ts";

/** Texts of the mails. */
export const inquiryMails: InquiryMails = {
  subject: {
    asked: ({ asker, period, due }) =>
      `${asker} demande des valeurs d’émissions pour ${period}, d’ici le ${due}`,
    reminded: ({ asker, period, due }) =>
      `Rappel : ${asker} attend des valeurs d’émissions pour ${period}, d’ici le ${due}`,
    returned: ({ asker, period }) => `${asker} a une question sur vos valeurs d’émissions pour ${period}`,
  },
  opening: {
    asked: ({ asker, installation, period }) =>
      `${asker} importe dans l’Union européenne des marchandises de votre installation ${installation} et demande leurs émissions en ${period}.`,
    reminded: ({ asker, installation, period }) =>
      `${asker} a demandé les émissions de marchandises de votre installation ${installation} en ${period}. Aucune réponse n’est encore arrivée.`,
    returned: ({ asker, installation, period }) =>
      `Merci pour les valeurs d’émissions de ${installation} pour ${period}. ${asker} vous les renvoie avec une remarque : veuillez les revoir et les envoyer à nouveau.`,
  },
  why: ({ asker }) =>
    `Le mécanisme d’ajustement carbone aux frontières de l’UE (MACF, règlement (UE) 2023/956) fait payer à ${asker} les émissions de ces marchandises. Sans vos propres chiffres s’appliquent des valeurs par défaut, élevées à dessein.`,
  goods: "Marchandises",
  good: ({ code, name, route, pays }) =>
    `NC ${code}${name === "" ? "" : ` (${name})`}${route === "" ? "" : `, voie ${route}`}${
      pays === undefined
        ? ""
        : ` : ${pays.cost} EUR par ${pays.unit} aux valeurs par défaut (prix du certificat pour ${pays.period} : ${pays.price} EUR). Chaque tonne de CO2 au-dessous de ${pays.breakEven} t par ${pays.unit} économise ${pays.price} EUR.`
    }`,
  needed:
    "Pour chacune, il faut : les émissions directes en tonnes d’équivalent CO2 par tonne de marchandise, les émissions indirectes (électricité) là où elles comptent, et l’origine des chiffres. La page explique chaque champ. Si vous avez rempli le modèle de communication de la Commission pour les installations, déposez plutôt ce fichier.",
  when: ({ due, until }) =>
    `Veuillez répondre d’ici le ${due}. Le lien est valable jusqu’au ${until}, une seule fois, sans compte.`,
  without:
    "Sans réponse, les valeurs par défaut restent appliquées, et vos marchandises restent les plus chères.",
  message: ({ asker }) => `${asker} écrit :`,
  remark: ({ asker }) => `Remarque de ${asker} :`,
  link: "Donner les valeurs",
  closing: ({ asker }) =>
    `Vous recevez ce courriel parce que ${asker} a indiqué votre adresse. Quiconque a le lien peut répondre à votre place : ne le transmettez qu’à qui doit le faire. S’il ne vous est pas destiné, vous n’avez rien à faire.`,
  between: "\u00a0; ",
  titled: (title) => `${title}\u00a0:`,
  units: { t: "t", MWh: "MWh" },
  period: {
    quarter: (number, year) => `le trimestre ${number} de ${year}`,
    week: (number, year) => `la semaine ${number} de ${year}`,
  },
  mark: ",",
  day: (day) => day.split("-").toReversed().join("/"),
};
