/// <reference lib="dom" />
/** Calculations that were made before, as links that ask the same question again. */
import { make } from "../../../web/browser/dom.ts";
import { isOf } from "../../../web/browser/page_data.ts";
import {
  forgetItems,
  meetAccount,
  meeting,
  savedItems,
  type SavedKind,
  saveItem,
} from "../../../web/browser/saved.ts";
import { rememberGoods, usedKind } from "./goods_used.ts";

/** A calculation in words. */
interface Words {
  /** The question. */
  readonly text: string;
  /** Its cost. */
  readonly cost: string;
}

interface PastCalculation extends Words {
  /** Address that asks the question. */
  readonly address: string;
  /** The words in each language of the pages; one that was kept before has those of its page alone. */
  readonly words?: unknown;
}

const isWords = (value: unknown): value is Words => isOf<Words>(value, { text: "text", cost: "text" });

const inEachLanguage = (words: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof words === "object" && words !== null ? Object.entries(words) : []);

/** The words in the page's language. */
const wordsOf = (item: PastCalculation): Words => {
  const own = inEachLanguage(item.words).get(document.documentElement.lang);
  return isWords(own) ? own : item;
};

const calculations: SavedKind<PastCalculation> = {
  name: "calculations",
  isItem: (value): value is PastCalculation =>
    isWords(value) && "address" in value && typeof value.address === "string" &&
    value.address.startsWith("/?"),
  keyOf: ({ address }) => address,
  most: 50,
};

/** An answer is kept when it has stood so long: what stands while a number is typed is none that was asked for. */
const settledMs = 3_000;

/** The list beside the form; the account has all of them on a page. */
const shownMost = 20;

const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** The answer that stands there; one to an earlier question is none. */
const standingAnswer = (): PastCalculation | undefined => {
  const cost = textOf("#answer:not(.earlier) .headline .big");
  const question = document.querySelector<HTMLElement>("#answer .headline [data-question]");
  const words: unknown = JSON.parse(question?.dataset["question"] ?? "{}");
  return cost === "" ? undefined : {
    address: `${location.pathname}${location.search}`,
    text: question?.textContent ?? "",
    cost,
    words,
  };
};

const list = (place: HTMLElement): void => {
  const items = savedItems(calculations).slice(0, shownMost);
  place.hidden = items.length === 0;
  place.querySelector("ul")?.replaceChildren(
    ...items.map((item) => {
      const { text, cost } = wordsOf(item);
      return make(
        "li",
        {},
        make("a", { href: item.address }, text),
        " ",
        make("span", { class: "figures" }, cost),
      );
    }),
  );
};

const keep = (): void => {
  const calculated = standingAnswer();
  if (calculated === undefined || !calculations.isItem(calculated)) return;
  saveItem(calculations, calculated);
  const code = document.querySelector<HTMLInputElement>("#cn")?.value.replace(/\D/g, "") ?? "";
  const name = textOf(".goods-name");
  if (/^\d{8}$/.test(code) && name !== "") rememberGoods({ cn_code: code, description: name, name });
};

/** Lists what was calculated. @returns is told that an answer stands there */
export const offerHistory = (place: HTMLElement): () => void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keepLater = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      keep();
      list(place);
    }, settledMs);
  };
  place.querySelector("button")?.addEventListener("click", () => {
    forgetItems(calculations);
    list(place);
  });
  globalThis.addEventListener("pagehide", keep);
  list(place);
  meetAccount(meeting(calculations), meeting(usedKind())).then(() => list(place));
  keepLater();
  return keepLater;
};
