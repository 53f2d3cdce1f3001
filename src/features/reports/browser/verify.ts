/// <reference lib="dom" />
/**
 * Checks a PDF that is given to the verify page, here in the browser, by the code of `deno task admin report verify`: the
 * file never leaves it. Then the service is asked whether it knows the report, and whether it made these very bytes.
 */
import type { AttachedReport } from "../../../domain/reports/attached_report.ts";
import { attachmentOf, mostFileBytes } from "../../../domain/reports/pdf_attachment.ts";
import {
  attachmentName,
  checkAttachment,
  type CheckingKey,
  type Finding,
} from "../../../domain/reports/report_check.ts";
import type { VerifyTexts } from "../texts/en/verify.ts";
import { filled, headRow, make, part } from "../../../web/browser/dom.ts";
import { pageDataOf } from "../../../web/browser/page_data.ts";
import { findGoods } from "../../cbam/browser/goods_search.ts";
import { takeFiles } from "../../../web/browser/file_drop.ts";
import { takeErrorFromTitle } from "../../../web/browser/page_title.ts";
import { codeOf, day, factsOf } from "./report_facts.ts";

interface PageData {
  readonly texts: VerifyTexts["client"];
  readonly figures: VerifyTexts["figures"];
}

const { texts, figures } = pageDataOf<PageData>(part("verify"), { texts: "record", figures: "record" });
const isEnglish = document.documentElement.lang === "en";

/** A part of the file with what was found of it; the sentence is English. */
interface PartResult {
  readonly part: keyof VerifyTexts["client"]["parts"];
  readonly result: Finding["result"];
  readonly message?: string;
}

interface Verdict {
  readonly tone: "good" | "warn" | "bad";
  readonly title: string;
  readonly findings: ReadonlyArray<PartResult>;
  readonly report?: AttachedReport;
  /** Name of the report's goods in the page's language, where that isn't the document's. */
  readonly goods?: string;
}

const tones = { "genuine": "good", "differs": "bad", "not compared": "warn" } as const;

/** English pages have the check's own sentence; others say what a difference of that part means. */
const saidOf = ({ part: name, result, message }: PartResult): string | undefined =>
  (isEnglish ? message : undefined) ?? (result === "differs" ? texts.differs[name] : undefined);

const findingRow = (shown: PartResult): HTMLElement => {
  const { part: name, result } = shown;
  const said = saidOf(shown);
  return make(
    "tr",
    {},
    make(
      "th",
      { scope: "row" },
      texts.parts[name],
      said === undefined ? undefined : make("p", { class: "hint wrap" }, said),
    ),
    make("td", {}, make("span", { class: `badge ${tones[result]}` }, texts.results[result])),
  );
};

/** Takes the answer to the form away, or what was wrong in it: a file is asked about by now. */
const takeFormsAnswer = (): void => {
  part("answer-to-form").replaceChildren();
  takeErrorFromTitle();
};

const tell = ({ tone, title, findings, report, goods }: Verdict): void => {
  const compared = make(
    "table",
    {},
    make("caption", {}, texts.whatCompared),
    make("tbody", {}, ...findings.map(findingRow)),
  );
  takeFormsAnswer();
  part("answer-to-file").replaceChildren(make(
    "div",
    { class: "panel" },
    make("div", { class: `notice ${tone}` }, make("h2", {}, title), report && make("p", {}, texts.compare)),
    ...(report === undefined ? [] : [make("dl", { class: "facts" }, ...factsOf(report.content, goods))]),
    findings.length === 0 ? undefined : make("div", { class: "table-frame" }, compared),
  ));
  part("answer-to-file").scrollIntoView({ block: "nearest" });
};

interface KnownDocument {
  readonly content_hash: string;
  readonly download_url: string;
}

/** Documents of declarations are verified at a door of their own. */
const doorOf = (content: AttachedReport["content"]): string =>
  content["declaration"] === undefined ? "/api/v1/cbam/verify" : "/api/v1/cbam/imports/declaration/verify";

const ask = async (content: AttachedReport["content"]) => {
  const response = await fetch(doorOf(content), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ reportId: content["report_id"], issuedDate: content["issued_at"] }),
  });
  const said: {
    readonly ok?: boolean;
    readonly report?: KnownDocument;
    readonly declaration?: KnownDocument;
  } = await response
    .json();
  return {
    status: response.status,
    /** Minutes after which the service may be asked again, rounded up. */
    wait: Math.max(1, Math.ceil(Number(response.headers.get("retry-after")) / 60)),
    report: said.ok === true ? said.report ?? said.declaration : undefined,
  };
};

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Service's verdict on a report whose attachment is genuine, and on the file's pages. */
const verdictOf = async (
  pdf: Uint8Array,
  report: AttachedReport,
  found: ReadonlyArray<PartResult>,
): Promise<Verdict> => {
  const { status, wait, report: known } = await ask(report.content);
  const told = (result: Finding["result"], pages: Finding["result"]): ReadonlyArray<PartResult> => [
    ...found,
    { part: "service", result },
    { part: "pages", result: pages },
  ];
  if (status !== 200) {
    const reason = status === 429 ? filled(texts.tooMany, String(wait)) : texts.unreachable;
    const title = `${texts.contentOnly}. ${reason}`;
    return { tone: "warn", title, findings: told("not compared", "not compared"), report };
  }
  if (known?.content_hash !== report.contentHash) {
    return { tone: "bad", title: texts.withdrawn, findings: told("differs", "not compared"), report };
  }
  const made = await fetch(known.download_url);
  if (!made.ok) {
    const title = `${texts.contentOnly}. ${texts.unreachable}`;
    return { tone: "warn", title, findings: told("genuine", "not compared"), report };
  }
  return isSame(pdf, new Uint8Array(await made.arrayBuffer()))
    ? { tone: "good", title: texts.same, findings: told("genuine", "genuine"), report }
    : { tone: "bad", title: texts.otherPage, findings: told("genuine", "differs"), report };
};

/** Verdict on a file that could not be looked at, which says nothing of what is in it. */
const unsettled = (title: string): Verdict => ({ tone: "warn", title, findings: [] });

/** Verdict on a file. */
const checkedFile = async (given: File): Promise<Verdict> => {
  if (crypto.subtle === undefined) return unsettled(texts.secureOnly);
  if (given.size > mostFileBytes) return { tone: "bad", title: texts.tooLarge, findings: [] };
  const pdf = new Uint8Array(await given.arrayBuffer());
  const published: { readonly keys: ReadonlyArray<CheckingKey> } =
    await (await fetch("/.well-known/cbam-report-keys.json")).json();
  const { findings, report } = await checkAttachment(await attachmentOf(pdf, attachmentName), published.keys);
  return report === undefined
    ? { tone: "bad", title: texts.forged, findings }
    : await verdictOf(pdf, report, findings);
};

/** @returns the verdict with the name of the goods in the page's language; without one where nobody answers */
const withGoods = async (verdict: Verdict): Promise<Verdict> => {
  const code = verdict.report === undefined ? undefined : codeOf(verdict.report.content);
  if (isEnglish || code === undefined) return verdict;
  const [goods] = await findGoods("/goods", code).catch(() => []);
  return goods?.name === undefined ? verdict : { ...verdict, goods: goods.name };
};

const verdictOn = (file: File): Promise<Verdict> =>
  checkedFile(file).catch(() => unsettled(texts.unreachable));

const checking = (text: string): HTMLElement => make("p", { class: "muted", role: "status" }, text);

/** A file of several with what was found of it. */
const fileRow = (file: File, { tone, title, report }: Verdict): HTMLElement =>
  make(
    "tr",
    {},
    make("th", { scope: "row", class: "wrap" }, file.name),
    make("td", { class: "wrap" }, String(report?.content["report_number"] ?? "")),
    make("td", { class: "whole" }, report === undefined ? "" : day(report.content["issued_at"])),
    make("td", { class: "wrap" }, make("span", { class: `badge ${tone}` }, texts.tones[tone]), " ", title),
  );

/** @returns counts of the files by their results, such as `3 genuine, 1 not genuine` */
const tally = (verdicts: ReadonlyArray<Verdict>): string =>
  (["bad", "warn", "good"] as const).flatMap((tone) => {
    const number = verdicts.filter((verdict) => verdict.tone === tone).length;
    return number === 0 ? [] : [`${number} ${texts.tones[tone]}`];
  }).join(", ");

/** Checks several files one after the other: a row each, the count in sight. */
const checkAll = async (files: ReadonlyArray<File>): Promise<void> => {
  const body = make("tbody");
  const progress = checking("");
  const table = make(
    "table",
    {},
    make("caption", {}, texts.files),
    headRow(texts.file, figures.report_number, figures.issued_at, texts.verdict),
    body,
  );
  takeFormsAnswer();
  part("answer-to-file").replaceChildren(
    make("div", { class: "panel" }, progress, make("div", { class: "table-frame" }, table)),
  );
  part("answer-to-file").scrollIntoView({ block: "nearest" });
  const verdicts: Array<Verdict> = [];
  for (const [index, file] of files.entries()) {
    progress.textContent = filled(texts.checkingMany, index + 1, files.length);
    const verdict = await verdictOn(file);
    verdicts.push(verdict);
    body.append(fileRow(file, verdict));
  }
  progress.textContent = filled(texts.checkedMany, files.length, tally(verdicts));
};

takeFiles((first, others) => {
  if (others.length > 0) {
    checkAll([first, ...others]);
    return;
  }
  part("answer-to-file").replaceChildren(checking(texts.checking));
  verdictOn(first).then(withGoods).then(tell);
});
