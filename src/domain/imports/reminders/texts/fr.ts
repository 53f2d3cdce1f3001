/**
 * French texts of reminders about prices and dates, and the line that every reminder ends with.
 */
import type { ReminderTexts } from "./en.ts";

const of = (count: number, one: string, many: string): ReadonlyArray<string> =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** French texts. */
export const reminderTexts: ReminderTexts = {
  priceSubject: ({ period, price }) => `Prix MACF (${period}) : ${price} EUR`,
  priceLead: ({ period, price, day, year }) =>
    `Le prix des certificats (${period}) est de ${price} EUR par tonne de CO2e (publié le ${day}). Pour vos importations de ${year}, il change ce qui suit.`,
  weekLead: ({ period, price, day, year }) =>
    `Un certificat acheté en ${period} coûte ${price} EUR par tonne de CO2e (publié le ${day}). Vos importations de ${year} sont estimées à ce prix jusqu’à l’achat de leurs certificats.`,
  numbers: ({ priced, repriced, estimated }) =>
    [
      ...of(priced, "importation reçoit son prix", "importations reçoivent leur prix"),
      ...of(repriced, "importation reçoit un prix rectifié", "importations reçoivent un prix rectifié"),
      ...of(estimated, "importation est estimée à nouveau", "importations sont estimées à nouveau"),
    ].join(", "),
  due: ({ importer, eori, year, before, after, difference }, numbers) =>
    `${importer} (${eori}) : ${numbers}. Coût de ${year} : ${before} EUR auparavant, ${after} EUR maintenant, différence ${difference} EUR.`,
  below: ({ importer, eori, year, before, after, difference }, numbers) =>
    `${importer} (${eori}), sans obligations en ${year} jusqu’ici : ${numbers}. Si elles s’appliquent : ${before} EUR auparavant, ${after} EUR maintenant, différence ${difference} EUR.`,
  more: (count) =>
    count === 1 ? "Un autre importateur est concerné." : `${count} autres importateurs sont concernés.`,
  ledger: "Voir l’année",
  dateSubject: (day, summary, more) =>
    more === 0 ? `MACF, ${day} : ${summary}` : `MACF, ${day} : ${summary} (et ${more} de plus)`,
  dateLead: "Les prochaines dates du calendrier MACF :",
  calendar: "Voir l’année et ses dates",
  why:
    "Vous recevez ce courriel parce que vous appartenez à un compte où des importations sont enregistrées. Il est envoyé une seule fois.",
  off: "Choisir ou désactiver les rappels",
  titled: (name) => `${name}\u00a0:`,
  period: (period) =>
    period.replace(
      /^(\d{4})-Q(\d)$/,
      (_, year: string, quarter: string) => `${quarter === "1" ? "1er" : `${quarter}e`} trimestre ${year}`,
    ).replace(/^(\d{4})-W0?(\d+)$/, "semaine $2 de $1"),
  and: " et ",
  thousands: "\u202f",
};
