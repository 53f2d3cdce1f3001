/**
 * An indication on paper: one page to send with an offer, that has no number, no code and nothing else by which it could be
 * taken for a report. Decisions, 0124.
 */
import type { Citation } from "../../../kernel/citation.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { fieldsBox, heading, keyBoxes, labelled, paragraph } from "../../../domain/documents/parts.ts";
import type { Block, PrintableDocument } from "../../../domain/documents/printable.ts";
import { labelSize, titleSize } from "../../../domain/documents/type_sizes.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import type { Indication, IndicationFigures, IndicationQuestion } from "../../../domain/plans/indicated.ts";
import { citation } from "../../../web/law/citation.ts";
import { goodsName } from "../../../web/law/goods.ts";
import { lawSentence } from "../../../web/law/law_sentence.ts";
import { exactly, longDay, placeName, spacedCode } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { indicationTexts } from "../texts/indication.ts";
import { makeUpTable } from "./make_up_table.ts";
import { indicationParts, indicationWords, quantityOf } from "./indication_words.ts";

/** An indication, ready to be laid out. */
export interface PrintedIndication {
  /** The law of the import. */
  readonly law: Law;
  readonly question: IndicationQuestion;
  readonly indication: Exclude<Indication, { readonly status: "needs_data" }>;
  /** Name of the installation whose recorded value counts. */
  readonly installation?: string | undefined;
  readonly language: Language;
  /** Day on which it is made. */
  readonly today: string;
}

const list = (title: string, items: ReadonlyArray<string>): ReadonlyArray<Block> =>
  items.length === 0 ? [] : [{
    stack: [
      { text: title, bold: true, role: "heading", margin: [0, 0, 0, 3] },
      {
        role: "list",
        stack: items.map((text) => ({ role: "item", stack: [{ text, margin: [0, 0, 0, 3] }] })),
      },
    ],
    margin: [0, 10, 0, 0],
  }];

const acts = (sources: ReadonlyArray<Citation>, title: string, language: Language): Block => ({
  stack: [
    heading(title),
    {
      role: "list",
      stack: sources.map(({ label, url }) => ({
        role: "item",
        stack: [{
          text: [
            { text: `${citation(label, language) ?? label}  ` },
            { text: url.replace("https://", ""), link: url },
          ],
          fontSize: labelSize,
        }],
      })),
    },
  ],
  margin: [0, 10, 0, 0],
});

const goodsBox = ({ law, question, indication, language }: PrintedIndication): Block => {
  const texts = indicationTexts[language];
  const { goods, day } = question;
  const row = law.tables.goods.get(goods.cnCode);
  const isElectricity = indication.sector === "electricity";
  return {
    stack: [
      fieldsBox(2, [
        [texts.code, spacedCode(goods.cnCode)],
        [texts.origin, placeName(goods.origin, language)],
        [texts.importDay, longDay(day, language)],
        [texts.quantity, quantityOf(question, isElectricity, language)],
        [
          texts.route,
          indication.status === "ok" && indication.route !== "default" ? indication.route : undefined,
        ],
      ]),
      { stack: [], margin: [0, 4, 0, 0] },
      fieldsBox(1, [[texts.goods, goodsName(goods.cnCode, language) ?? row?.description]]),
    ],
  };
};

const madeBox = ({ law, language, today }: PrintedIndication): Block => {
  const texts = indicationTexts[language];
  return {
    stack: [
      { text: texts.noReport, bold: true },
      { stack: [], margin: [0, 4, 0, 0] },
      fieldsBox(2, [
        [texts.madeOn, longDay(today, language)],
        [texts.law, longDay(law.asOf, language)],
      ]),
    ],
  };
};

/** More are not listed on a page. */
const mostListed = 6;

/** `1.05 t 7207 11 11` of each precursor. */
const precursorsOf = (
  { goods: { precursors = [] } }: IndicationQuestion,
  language: Language,
): string | undefined => {
  const listed = precursors.slice(0, mostListed).map(({ cnCode, tonnesPerTonne }) =>
    `${exactly(toJsonNumber(tonnesPerTonne), language)}\u00a0t ${spacedCode(cnCode)}`
  );
  const more = precursors.length - listed.length;
  return listed.length === 0 ? undefined : [...listed, ...(more > 0 ? [`+ ${more}`] : [])].join(", ");
};

/** Values and price that the cost rests on, and what it is while nobody has verified the values. */
const basisBox = (
  { question, installation, language }: PrintedIndication,
  figures: IndicationFigures,
): Block => {
  const texts = indicationTexts[language];
  const parts = indicationParts(question, figures, language);
  const untilThen = figures.values !== "not_verified" || parts.byDefault === undefined
    ? undefined
    : texts.defaultOfUnit(parts.byDefault, parts.isElectricity);
  return fieldsBox(1, [
    [texts.basis, texts.values[figures.values]],
    [texts.certificatePrice, texts.priceOf(parts.price, parts.period)],
    [texts.installation, installation],
    [texts.period, question.reportingPeriod?.toString()],
    [texts.precursors, precursorsOf(question, language)],
    [texts.untilVerified, untilThen],
  ]);
};

const resultRow = ({ question, indication, language }: PrintedIndication): Block => {
  const texts = indicationTexts[language];
  const large = { fontSize: titleSize, bold: true, shrinksTo: labelSize };
  if (indication.status !== "ok") {
    return labelled(
      texts.perTonne,
      { text: texts.noneDue, ...large },
      paragraph(lawSentence(indication.reason, language)),
    );
  }
  const parts = indicationParts(question, indication, language);
  const cost = indication.open.length === 0 ? parts.cost : texts.about(parts.cost);
  return labelled(
    parts.isElectricity ? texts.perMwh : texts.perTonne,
    { text: cost, ...large },
    paragraph(texts.forAll(parts.total, parts.quantity)),
  );
};

/** @returns the page, ready for the printer */
export const printableIndication = (printed: PrintedIndication): PrintableDocument => {
  const { question, indication, language, today } = printed;
  const texts = indicationTexts[language];
  const { goods, day } = question;
  const words = indicationWords(question, indication, language);
  return {
    name: texts.title,
    number: "",
    subject: texts.subject(
      spacedCode(goods.cnCode),
      placeName(goods.origin, language),
      longDay(day, language),
    ),
    author: "Customs Invoice and CBAM service",
    language,
    createdAt: new Date(`${today}T00:00:00Z`),
    marginNote: texts.margin,
    content: [
      keyBoxes([
        [goodsBox(printed), madeBox(printed)],
        indication.status === "ok"
          ? [resultRow(printed), basisBox(printed, indication)]
          : [resultRow(printed)],
      ]),
      ...(indication.status === "ok" ? [makeUpTable(indication, texts, language)] : []),
      ...(indication.status !== "ok"
        ? []
        : words.open.length === 0
        ? list(texts.settled, [texts.allSettled])
        : list(texts.notSettled, words.open)),
      ...list(texts.notes, words.notes),
      ...(indication.status === "ok" ? [acts(indication.sources, texts.acts, language)] : []),
      { text: texts.disclosure, fontSize: labelSize, margin: [0, 8, 0, 0] },
    ],
    attachments: [],
  };
};
