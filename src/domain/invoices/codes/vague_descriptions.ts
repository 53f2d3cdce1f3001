/**
 * Words that name a whole class of goods and, alone, are no description of any: customs can't classify by them.
 * @source European Commission, guidance on acceptable and unacceptable terms for the description of goods in entry summary declarations
 * (ICS2); Delegated Regulation (EU) 2015/2446, Annex B, data element 18 05 000 000
 */

const english =
  "accessories|appliances|articles|auto parts|car parts|chemicals|clothes|clothing|components|consumables|electronics|electronic goods|" +
  "equipment|foodstuffs|freight|general cargo|gift|gifts|goods|household goods|items|machine parts|machinery|machines|material|materials|" +
  "merchandise|miscellaneous|parts|personal effects|plastic goods|product|products|sample|samples|spare parts|spares|stuff|tools|various|" +
  "various goods";
const german =
  "artikel|ausrüstung|bauteile|chemikalien|diverses|elektronik|ersatzteile|geschenk|geschenke|güter|haushaltswaren|kleidung|" +
  "komponenten|maschinen|maschinenteile|material|muster|sammelgut|sonstiges|teile|verschiedenes|waren|ware|werkzeuge|zubehör";
const french =
  "accessoires|articles|biens|cadeau|cadeaux|composants|divers|échantillon|échantillons|effets personnels|équipement|machines|marchandise|" +
  "marchandises|matériel|outils|pièces|pièces détachées|pièces de rechange|produits|produits chimiques|vêtements";

const vague: ReadonlySet<string> = new Set([english, german, french].flatMap((words) => words.split("|")));

/** Returns whether a description consists of such words alone, whatever their case and the signs around them. */
export const isVague = (description: string): boolean =>
  vague.has(description.normalize("NFC").toLowerCase().replace(/[^\p{L}]+/gu, " ").trim());
