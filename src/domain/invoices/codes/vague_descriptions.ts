/**
 * Words that name a whole class of goods and, alone, are no description of any: customs can't classify by them.
 * @source European Commission, guidance on acceptable and unacceptable terms for the description of goods in entry summary declarations
 * (ICS2); Delegated Regulation (EU) 2015/2446, Annex B, data element 18 05 000 000
 */

const english =
  "accessories|accessory|agricultural products|animals|apparel|appliances|articles|auto parts|cap|caps|car parts|chemicals|chemicals hazardous|chemicals non hazardous|clothes|clothing|component|components|consolidated cargo|consumables|electronics|electronic goods|" +
  "equipment|fak|foodstuffs|freight|freight all kinds|freight of all kinds|general cargo|gift|gifts|goods|household goods|items|leather articles|machine parts|machinery|machines|material|materials|" +
  "merchandise|miscellaneous|new goods|part|parts|personal effects|pipes|plastic articles|plastic goods|product|products|rubber articles|" +
  "said to contain|sample|samples|samples of no commercial value|spare part|spare parts|spares|stc|stuff|textiles|tools|various|" +
  "various goods|wearing apparel";
const german =
  "artikel|ausrüstung|bauteil|bauteile|chemikalien|diverses|elektronik|ersatzteil|ersatzteile|geschenk|geschenke|güter|haushaltswaren|kleidung|" +
  "komponenten|maschinen|maschinenteile|material|muster|muster ohne wert|sammelgut|sonstiges|teil|teile|textilien|verschiedenes|waren|ware|" +
  "werkzeuge|zubehör";
const french =
  "accessoires|articles|biens|cadeau|cadeaux|composants|divers|échantillon|échantillons|échantillons sans valeur|effets personnels|équipement|machines|marchandise|" +
  "marchandises|matériel|outils|pièce|pièces|pièce détachée|pièces détachées|pièce de rechange|pièces de rechange|produits|produits chimiques|textiles|vêtements";
/** Words that send the reader to another paper, or say that nothing is said. */
const elsewhere =
  "n a|na|tbd|see packing list|as per packing list|as per order|as per invoice|siehe packliste|laut packliste|laut bestellung|" +
  "gemäß bestellung|voir liste de colisage|selon commande";

const vague: ReadonlySet<string> = new Set(
  [english, german, french, elsewhere].flatMap((words) => words.split("|")),
);

/** Numbers of articles, sizes and counts: words of Latin letters and signs with a digit in them. */
const hasDigit = (word: string): boolean => /^[\x21-\x7e]+$/.test(word) && /\d/.test(word);

/**
 * Returns whether a description consists of such words alone, whatever their case, the signs around them and numbers beside them; or of
 * no word at all, such as `-` and `ABC-4711`. A formula such as `H2O2` is left alone.
 */
export const isVague = (description: string): boolean => {
  const text = description.normalize("NFC").toLowerCase();
  const words = text.split(/\s+/).filter((word) => !hasDigit(word)).join(" ").replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "" ? !/\p{L}/u.test(text) || /\d{3}/.test(text) : vague.has(words);
};
