/**
 * German sentences about invoices.
 */
import type { Destination, Expectation, InvoiceFindings } from "../../../kernel/findings/invoices.ts";
import { scriptName } from "../../../kernel/text/scripts.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanChoice } from "./expected.ts";
import { germanAmount, germanDay, germanNumber, quoted } from "./shown.ts";

const destinations: Readonly<Record<Destination, string>> = {
  US: "in die Vereinigten Staaten",
  BR: "nach Brasilien",
  EU: "in die Europäische Union",
  GB: "nach Großbritannien",
  CH: "in die Schweiz",
  CA: "nach Kanada",
  KR: "nach Korea",
  MX: "nach Mexiko",
  SA: "nach Saudi-Arabien",
  AU: "nach Australien",
  IN: "nach Indien",
  CN: "nach China",
  TR: "in die Türkei",
  JP: "nach Japan",
  VN: "nach Vietnam",
};

const expectations: Readonly<Record<Expectation, string>> = {
  portOfEntry: "den Ankunftshafen",
  marks: "Zeichen und Nummern der Packstücke",
  freight: "alle Kosten einzeln, auch die Fracht",
  insurance: "alle Kosten einzeln, auch die Versicherung",
  responsible: "den Namen eines verantwortlichen Mitarbeiters des Ausführers",
  packing: "Zeichen, Packstücke und Gewichte auf der Rechnung selbst",
  packages: "Zahl und Art der Packstücke jeder Zeile",
  netWeight: "das Nettogewicht jeder Zeile",
  grossWeight: "das Bruttogewicht jeder Zeile",
  dispatch: "das Land, aus dem die Ware kommt",
  transport: "die Kosten der Beförderung",
  payment: "die Zahlungsbedingungen",
  eori: "die EORI-Nummer des Einführers oder des Empfängers",
  eoriOfGb: "eine EORI-Nummer, die mit GB beginnt, in Nordirland mit GB oder XI",
  english: "die Ware auf Englisch oder mit einer Übersetzung ins Englische",
  assists:
    'Gegenstände und Leistungen, die der Käufer zur Herstellung beigestellt hat (assists), oder die Worte "no assists"',
  acquisition: "das Land, in dem die Ware gekauft wurde",
  shipmentDate: "den Tag, an dem die Ware auf den Weg ging",
  placeOfShipment: "den Ort, von dem die Ware abgeht",
  placeOfArrival: "den Ort, an den die Ware geht",
  packageCount: "die Zahl der Packstücke",
  placeOfIssue: "den Ort, an dem die Rechnung ausgestellt wurde",
  spanish: "die Ware auf Spanisch, Englisch oder Französisch oder mit einer Übersetzung",
  certificate: "ein Ursprungszeugnis dazu",
  packingList:
    "eine Packliste dazu, oder Zeichen, Packstücke, deren Art und Gewichte auf der Rechnung selbst",
  contract: "den Kaufvertrag",
};

const guide = "U.S. Department of Commerce, Country Commercial Guide, ";

/** Names of sources that aren't acts with the same name in every language. */
const sources: Readonly<Record<string, string>> = {
  "European Commission, minimum data of a commercial invoice":
    "Europäische Kommission, Mindestangaben einer Handelsrechnung",
  "Regulation (EU) No 952/2013, Article 9": "Verordnung (EU) Nr. 952/2013, Artikel 9",
  "HM Revenue and Customs, EORI numbers": "britische Zollverwaltung, EORI-Nummern",
  "Customs Tariff Act (SR 632.10), Article 2": "Zolltarifgesetz (SR 632.10), Artikel 2",
  [`${guide}China`]: "US-Handelsministerium, Länderführer China",
  [`${guide}Korea`]: "US-Handelsministerium, Länderführer Korea",
  [`${guide}Saudi Arabia`]: "US-Handelsministerium, Länderführer Saudi-Arabien",
  [`${guide}Türkiye`]: "US-Handelsministerium, Länderführer Türkei",
  "Japan Customs, Customs Answer 1107": "japanischer Zoll, Customs Answer 1107",
  "Mexico, rules of foreign trade, commercial invoices": "Mexiko, Außenhandelsregeln, Handelsrechnungen",
};

/** `19 CFR 141.86(a)(1)` and `Decreto 6.759/2009, Art. 557, IV to VII`, which have no German name. */
const source = (text: string): string =>
  sources[text] ?? text.replace(" to ", " bis ").replace("Appendix", "Anlage");

const onlyOf = (document: string, label: string): string =>
  `${label} gehört nur auf ${document}: Keines der gewählten Dokumente druckt es.`;

export const germanInvoices: PageSentences<InvoiceFindings> = {
  validBeforeInvoice: ({ day, invoiceDate }, label) =>
    `${label}: Der ${germanDay(day)} liegt vor dem Rechnungsdatum ${germanDay(invoiceDate)}.`,
  noManufacturer: (_, label) =>
    `${label} fehlt: Das Ursprungszeugnis nennt den Hersteller, wo es nicht der Versender ist.`,
  noPostalCode: ({ country }, label) =>
    `${label} fehlt: Adressen in diesem Land (${placeName(country, "de")}) haben eine Postleitzahl.`,
  documentTwice: ({ document }, label) =>
    `${label}: ${germanChoice(document)} steht zweimal da. Nennen Sie jedes Dokument einmal.`,
  noFont: ({ count, character, position, instead }, label) => {
    const script = scriptName(character, "de");
    if (script !== undefined) {
      return `${label}: Diese Schrift (${script}) wird hier nicht gedruckt, ihr erstes Zeichen ist ${
        quoted(character)
      } an Stelle ${position}. Geben Sie den Text in lateinischen Buchstaben an, wie der Zoll ihn liest.`;
    }
    return count === 1
      ? `${label}: Das Zeichen ${quoted(character)} an Stelle ${position} lässt sich nicht drucken. ${
        instead === undefined ? "Schreiben Sie es in Worten" : `Schreiben Sie ${quoted(instead)}`
      }.`
      : `${label}: ${count} Zeichen lassen sich nicht drucken, das erste ist ${
        quoted(character)
      } an Stelle ${position}. ${
        instead === undefined ? "Schreiben Sie sie in Worten" : "Schreiben Sie die vorgeschlagenen"
      }.`;
  },
  unmailable: ({ address }, label) =>
    `${label} fehlt: An die Adresse Ihres Kontos, ${quoted(address)}, lässt sich keine E\u2011Mail senden.`,
  lineTotal: ({ total, quantity, unitPrice, product }, label) =>
    `${label}: ${germanAmount(total)} passt nicht zu Menge mal Einzelpreis, ${germanAmount(quantity)} x ${
      germanAmount(unitPrice)
    } = ${germanAmount(product)}.`,
  declaredTotal: ({ declared, sum, currency }, label) =>
    `${label}: ${germanAmount(declared)} ist nicht die Summe der Zeilen und Kosten, ${
      germanAmount(sum)
    } ${currency}.`,
  tooManyLineItems: ({ lines, most }) =>
    `Die Rechnung hat ${lines} Zeilen, höchstens ${most} sind möglich: Teilen Sie die Sendung.`,
  noNamedPlace: ({ rule }, label) => `${label} fehlt: Erst mit dem Ort ist die Klausel ${rule} vollständig.`,
  ruleForSea: ({ rule, mode, better }, label) =>
    `${label}: ${rule} gilt für See- und Binnenschiffe, befördert wird auf dem Weg ${
      quoted(germanChoice(mode))
    }. Die Entsprechung ist ${better}.`,
  noInsurance: ({ rule }, label) =>
    `${label} fehlt oder ist 0: Bei ${rule} versichert der Verkäufer die Ware.`,
  noPort: (_, label) => `${label} fehlt: Bei Beförderung zur See erwartet ihn der Zoll.`,
  ofProforma: (_, label) => onlyOf("eine Proformarechnung", label),
  ofCertificates: (_, label) => onlyOf("ein Ursprungszeugnis", label),
  ofInvoices: (_, label) =>
    `${label} beansprucht eine Präferenz, von der ein Ursprungszeugnis nicht spricht: Sie gehört auf eine Rechnung, und keines der gewählten Dokumente druckt sie.`,
  unknownUnitCode: ({ code }, label) =>
    `${label}: Den Code ${code} gibt es in der UN/ECE-Empfehlung 20 nicht. Nehmen Sie einen ihrer Codes, etwa KGM oder H87.`,
  unknownPackageKind: ({ code }, label) =>
    `${label}: Den Code ${code} gibt es in der UN/ECE-Empfehlung 21 nicht. Nehmen Sie einen ihrer Codes, etwa CT (Karton) oder PX (Palette).`,
  noSuchPackages: ({ line }, label) =>
    `${label} ist ${line}: Geben Sie die Nummer einer anderen Zeile an, die eigene Packstücke hat.`,
  packagesTwice: ({ line }, label) =>
    `${label}: Die Ware liegt in den Packstücken der Zeile ${line}, die sie angibt. Lassen Sie sie hier weg.`,
  shipperIsManufacturer: (_, label) =>
    `${label} wird nicht gedruckt: Angegeben ist, dass der Versender die Ware hergestellt hat.`,
  producerNotStated: (_, label) =>
    `${label} fehlt: Das Ursprungszeugnis druckt dann, dass er nicht angegeben ist. Oder sagen Sie, dass der Versender die Ware hergestellt hat.`,
  isRounded: ({ digits, currency }, label) =>
    `${label} wird auf ${digits} Nachkommastellen gerundet, die kleinste Einheit von ${currency}.`,
  netAboveGross: ({ net, gross }, label) =>
    `${label}: ${germanNumber(net)} ist mehr als das Bruttogewicht ${germanNumber(gross)}.`,
  netBesideQuantity: ({ net, quantity }, label) =>
    `${label}: ${germanNumber(net)} steht neben einer Menge von ${germanNumber(quantity)} kg.`,
  notOnPackingList: (_, label) =>
    `${label} fehlt: Die Packliste bleibt dort leer, und ihre Summe ist die der übrigen Zeilen.`,
  placeholderCode: ({ code }, label) =>
    `${label}: ${code} nennt keine Ware. Der Zoll fragt nach dem richtigen Code.`,
  freeGoods: (_, label) =>
    `${label} ist 0: Auch für kostenlose Ware und Muster erwartet der Zoll einen Wert.`,
  uncheckedDestination: ({ country }, label) =>
    `${label}: Was der Zoll dort (${
      placeName(country, "de")
    }) von einer Rechnung erwartet, ist hier nicht bekannt und wurde nicht geprüft. Fragen Sie den Einführer.`,
  customsExpects: ({ destination, what, source: said }, label) =>
    `${label}: Auf Rechnungen ${destinations[destination]} erwartet der Zoll ${expectations[what]} (${
      source(said)
    }).`,
};
