/**
 * French sentences about invoices.
 */
import type { Destination, Expectation, InvoiceFindings } from "../../../kernel/findings/invoices.ts";
import { scriptName } from "../../../kernel/text/scripts.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchChoice } from "./expected.ts";
import { frenchAmount, frenchDay, frenchNumber, quoted } from "./shown.ts";

const destinations: Readonly<Record<Destination, string>> = {
  US: "vers les États-Unis",
  BR: "vers le Brésil",
  EU: "vers l’Union européenne",
  GB: "vers la Grande-Bretagne",
  CH: "vers la Suisse",
  CA: "vers le Canada",
  KR: "vers la Corée",
  MX: "vers le Mexique",
  SA: "vers l’Arabie saoudite",
  AU: "vers l’Australie",
  IN: "vers l’Inde",
  CN: "vers la Chine",
  TR: "vers la Turquie",
  JP: "vers le Japon",
  VN: "vers le Viêt Nam",
};

const expectations: Readonly<Record<Expectation, string>> = {
  portOfEntry: "le port d’arrivée",
  marks: "les marques et numéros des colis",
  freight: "tous les frais un par un, fret compris",
  insurance: "tous les frais un par un, assurance comprise",
  responsible: "le nom d’un employé responsable de l’exportateur",
  packing: "les marques, les colis et les poids sur la facture même",
  packages: "le nombre et la nature des colis de chaque ligne",
  netWeight: "le poids net de chaque ligne",
  grossWeight: "le poids brut de chaque ligne",
  dispatch: "le pays d’où viennent les marchandises",
  transport: "les frais de transport",
  payment: "les conditions de paiement",
  eori: "le numéro EORI de l’importateur ou du destinataire",
  eoriOfGb: "un numéro EORI commençant par GB, en Irlande du Nord par GB ou XI",
  english: "les marchandises en anglais, ou avec une traduction en anglais",
  assists:
    'les biens et services que l’acheteur a fournis pour la fabrication (assists), ou les mots "no assists"',
  acquisition: "le pays où les marchandises ont été achetées",
  shipmentDate: "le jour du départ des marchandises",
  placeOfShipment: "le lieu d’où partent les marchandises",
  placeOfArrival: "le lieu où vont les marchandises",
  packageCount: "le nombre de colis",
  placeOfIssue: "le lieu où la facture a été établie",
  spanish: "les marchandises en espagnol, en anglais ou en français, ou avec une traduction",
  certificate: "un certificat d’origine avec elle",
  packingList:
    "une liste de colisage avec elle, ou les marques, les colis, leur nature et les poids sur la facture même",
  contract: "le contrat de vente",
};

const guide = "U.S. Department of Commerce, Country Commercial Guide, ";

/** Names of sources that aren't acts with the same name in every language. */
const sources: Readonly<Record<string, string>> = {
  "European Commission, minimum data of a commercial invoice":
    "Commission européenne, données minimales d’une facture commerciale",
  "Regulation (EU) No 952/2013, Article 9": "règlement (UE) n° 952/2013, article 9",
  "HM Revenue and Customs, EORI numbers": "douane britannique, numéros EORI",
  [`${guide}China`]: "ministère américain du commerce, guide de la Chine",
  [`${guide}Korea`]: "ministère américain du commerce, guide de la Corée",
  [`${guide}Saudi Arabia`]: "ministère américain du commerce, guide de l’Arabie saoudite",
  [`${guide}Türkiye`]: "ministère américain du commerce, guide de la Turquie",
  "Japan Customs, Customs Answer 1107": "douane japonaise, Customs Answer 1107",
  "Mexico, rules of foreign trade, commercial invoices":
    "Mexique, règles du commerce extérieur, factures commerciales",
  "Customs Tariff Act (SR 632.10), Article 2": "loi sur le tarif des douanes (RS 632.10), article 2",
};

/** `19 CFR 141.86(a)(1)` and `Decreto 6.759/2009, Art. 557, IV to VII`, which have no French name. */
const source = (text: string): string => sources[text] ?? text.replace(" to ", " à ");

const onlyOf = (document: string, label: string): string =>
  `${label} : réservé ${document}. Aucun des documents choisis ne l’imprime.`;

export const frenchInvoices: PageSentences<InvoiceFindings> = {
  validBeforeInvoice: ({ day, invoiceDate }, label) =>
    `${label} : le ${frenchDay(day)} précède la date de la facture, le ${frenchDay(invoiceDate)}.`,
  noManufacturer: (_, label) =>
    `${label} : cette indication manque. Le certificat d’origine nomme le fabricant s’il n’est pas l’expéditeur.`,
  noPostalCode: ({ country }, label) =>
    `${label} : cette indication manque. Les adresses de ce pays (${
      placeName(country, "fr")
    }) ont un code postal.`,
  documentTwice: ({ document }, label) =>
    `${label} : ${frenchChoice(document)} figure deux fois. Nommez chaque document une fois.`,
  noFont: ({ count, character, position, instead }, label) => {
    const script = scriptName(character, "fr");
    if (script !== undefined) {
      return `${label} : cette écriture (${script}) n’est pas imprimée ici, son premier signe est ${
        quoted(character)
      } en position ${position}. Donnez le texte en lettres latines, comme la douane le lit.`;
    }
    return count === 1
      ? `${label} : le caractère ${quoted(character)} en position ${position} ne peut pas être imprimé. ${
        instead === undefined ? "Écrivez-le en toutes lettres" : `Écrivez ${quoted(instead)}`
      }.`
      : `${label} : ${count} caractères ne peuvent pas être imprimés, le premier est ${
        quoted(character)
      } en position ${position}. ${
        instead === undefined ? "Écrivez-les en toutes lettres" : "Écrivez ceux qui sont proposés"
      }.`;
  },
  unmailable: ({ address }, label) =>
    `${label} : cette indication manque. Aucun courriel ne peut être envoyé à l’adresse de votre compte, ${
      quoted(address)
    }.`,
  lineTotal: ({ total, quantity, unitPrice, product }, label) =>
    `${label} : ${frenchAmount(total)} ne correspond pas à la quantité multipliée par le prix unitaire, ${
      frenchAmount(quantity)
    } x ${frenchAmount(unitPrice)} = ${frenchAmount(product)}.`,
  declaredTotal: ({ declared, sum, currency }, label) =>
    `${label} : ${frenchAmount(declared)} n’est pas la somme des lignes et des frais, ${
      frenchAmount(sum)
    } ${currency}.`,
  tooManyLineItems: ({ lines, most }) =>
    `La facture a ${lines} lignes, ${most} au plus sont possibles : répartissez l’envoi.`,
  noNamedPlace: ({ rule }, label) =>
    `${label} : cette indication manque. La règle ${rule} n’est complète qu’avec son lieu.`,
  ruleForSea: ({ rule, mode, better }, label) =>
    `${label} : ${rule} vaut pour le transport maritime et fluvial, mais le transport se fait par ${
      frenchChoice(mode)
    }. La règle correspondante est ${better}.`,
  noInsurance: ({ rule }, label) =>
    `${label} : cette indication manque ou vaut 0. Avec ${rule}, c’est le vendeur qui assure les marchandises.`,
  noPort: (_, label) => `${label} : cette indication manque. Pour un transport maritime, la douane l’attend.`,
  ofProforma: (_, label) => onlyOf("aux factures pro forma", label),
  ofCertificates: (_, label) => onlyOf("aux certificats d’origine", label),
  ofInvoices: (_, label) =>
    `${label} : elle revendique une préférence, dont un certificat d’origine ne parle pas. Elle a sa place sur une facture, et aucun des documents choisis ne l’imprime.`,
  unknownUnitCode: ({ code }, label) =>
    `${label} : le code ${code} n’existe pas dans la recommandation 20 de la CEE-ONU. Prenez l’un de ses codes, par exemple KGM ou H87.`,
  unknownPackageKind: ({ code }, label) =>
    `${label} : le code ${code} n’existe pas dans la recommandation 21 de la CEE-ONU. Prenez l’un de ses codes, par exemple CT (carton) ou PX (palette).`,
  noSuchPackages: ({ line }, label) =>
    `${label} : ${line}. Indiquez le numéro d’une autre ligne qui a ses propres colis.`,
  packagesTwice: ({ line }, label) =>
    `${label} : les marchandises sont dans les colis de la ligne ${line}, qui les indique. Laissez ce champ vide ici.`,
  shipperIsManufacturer: (_, label) =>
    `${label} : cette indication n’est pas imprimée, car l’expéditeur est indiqué comme fabricant.`,
  producerNotStated: (_, label) =>
    `${label} : cette indication manque. Le certificat d’origine imprime alors que le fabricant n’est pas indiqué. Ou indiquez que l’expéditeur a fabriqué les marchandises.`,
  isRounded: ({ digits, currency }, label) =>
    `${label} : ce montant est arrondi à ${digits} décimales, la plus petite unité de ${currency}.`,
  netAboveGross: ({ net, gross }, label) =>
    `${label} : ${frenchNumber(net)} dépasse le poids brut, ${frenchNumber(gross)}.`,
  netBesideQuantity: ({ net, quantity }, label) =>
    `${label} : ${frenchNumber(net)} à côté d’une quantité de ${frenchNumber(quantity)} kg.`,
  notOnPackingList: (_, label) =>
    `${label} : cette indication manque. La liste de colisage reste vide à cet endroit, et son total est celui des autres lignes.`,
  placeholderCode: ({ code }, label) =>
    `${label} : ${code} ne désigne aucune marchandise. La douane demande le code exact.`,
  freeGoods: (_, label) =>
    `${label} : la valeur est 0. La douane attend une valeur aussi pour les marchandises gratuites et les échantillons.`,
  uncheckedDestination: ({ country }, label) =>
    `${label} : ce que la douane de ce pays (${
      placeName(country, "fr")
    }) attend d’une facture n’est pas connu ici et n’a pas été vérifié. Demandez à l’importateur.`,
  customsExpects: ({ destination, what, source: said }, label) =>
    `${label} : sur les factures ${destinations[destination]}, la douane attend ${expectations[what]} (${
      source(said)
    }).`,
};
