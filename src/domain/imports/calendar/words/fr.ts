/**
 * French words of the calendar.
 */
import type { CalendarTexts } from "./en.ts";

/** French words of the calendar. */
export const calendar: CalendarTexts = {
  name: (year) => `MACF ${year}`,
  summaries: {
    quarterly_price: (about) => `Publication du prix (${about})`,
    weekly_prices_begin: () => "Début des prix hebdomadaires",
    sale_begins: () => "Début de la vente des certificats",
    declaration_after_revocation: (about) => `Déclaration MACF pour ${about} après une révocation`,
    surrender_after_revocation: (about) => `Restitution pour ${about} après une révocation`,
    order_certificates: (about) => `Dernier jour pour commander des certificats (${about})`,
    holding: (about) => `La moitié des émissions de l’année doit être couverte (${about})`,
    threshold_assessment: (about) => `La Commission réexamine le seuil de ${about}`,
    alternative_default_values: (about) => `Valeurs par défaut de remplacement pour ${about}`,
    declaration_and_surrender: (about) => `Déclaration MACF et restitution pour ${about}`,
    buy_back_request: (about) =>
      `Dernier jour pour demander le rachat de certificats après la déclaration pour ${about}`,
    cancellation: (about) => `Annulation des certificats de ${about}`,
    end_of_records: (about) => `La conservation des importations de ${about} peut prendre fin`,
  },
  weekend: (monday) =>
    `Une fin de semaine : le lundi suivant est le ${monday}. Les jours fériés ne sont pas pris en compte.`,
};
