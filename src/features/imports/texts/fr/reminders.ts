/**
 * French words of the page for reminders.
 */
import type { ReminderPageTexts } from "../en/reminders.ts";

export const reminders: ReminderPageTexts = {
  title: "Rappels",
  lead: (email) =>
    `Courriels à ${email} sur les importations de ce compte. Chaque membre choisit pour sa propre adresse.`,
  legend: "M’envoyer un courriel",
  kinds: {
    prices: "quand un nouveau prix des certificats est publié",
    threshold: "quand un importateur dépasse 90 % du seuil ou le seuil",
    dates: "avant les dates du calendrier MACF",
  },
  hints: {
    prices: "Avec ce qu’il change : le coût de vos importations, avant et maintenant.",
    threshold: "Un courriel pour chacun, une fois par an et par importateur.",
    dates:
      "Commande et détention des certificats, déclaration, rachat. Pour les comptes qui ont un déclarant.",
  },
  daysBefore: "Jours avant une date",
  daysHint: "De 1 à 60.",
  daysWrong: "Saisissez un nombre entier de 1 à 60, par exemple 14.",
  language: "Les courriels sont dans la langue de cette page au moment où vous enregistrez.",
  save: "Enregistrer",
  saved: "Enregistré.",
};
