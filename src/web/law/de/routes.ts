/** Meanings of the production routes' letters, in our own German words. */

const carbon = "Kohlenstoffstahl";
const lowAlloy = "Niedriglegierter Stahl";

export const routes: Readonly<Record<string, string>> = {
  "(A)": "Grauer Klinker oder Zement",
  "(B)": "Weißer Klinker oder Zement",
  "(C)": `${carbon}, Hochofen und Sauerstoffkonverter`,
  "(D)": `${carbon}, Direktreduktion und Lichtbogenofen`,
  "(E)": `${carbon}, Schrott und Lichtbogenofen`,
  "(F)": `${lowAlloy}, Hochofen und Sauerstoffkonverter`,
  "(G)": `${lowAlloy}, Direktreduktion und Lichtbogenofen`,
  "(H)": `${lowAlloy}, Schrott und Lichtbogenofen`,
  "(J)": "Hochlegierter Stahl, Lichtbogenofen",
  "(K)": "Primäraluminium",
  "(L)": "Sekundäraluminium",
};
