/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The calculator answers while its form is filled in: it asks for the page that the form would lead to and takes the
 * answer from it. Without this module the form does the same by its button.
 */
import { offerCopies } from "../../../web/browser/copy.ts";
import { markResult } from "../../../web/browser/earlier.ts";
import { takeErrorFromTitle, takeTitle } from "../../../web/browser/page_title.ts";
import { afterPress } from "./after_press.ts";
import { ownError, showError, showErrors, showSummary } from "./calculator_errors.ts";
import { addressOf, answeredAddress, incomplete, namesFilled } from "./calculator_question.ts";
import { offerHistory } from "./calculator_history.ts";
import { searchGoods } from "./goods_search.ts";

const pauseMs = 350;
const form = document.querySelector<HTMLFormElement>("#shipment");
const answer = document.querySelector<HTMLElement>("#answer");

/** The page at the address, parsed and not run. */
const pageAt = (address: string, signal: AbortSignal): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.addEventListener("load", () => {
      const page = request.responseXML;
      if (page !== null && request.status === 200) resolve(page);
      else reject(new Error(String(request.status)));
    });
    request.addEventListener("error", () => reject(new Error("network")));
    signal.addEventListener("abort", () => request.abort());
    request.open("GET", address);
    request.send();
  });

/** Takes a part of the other page, unless somebody is just using the one that is here. */
const take = (page: Document, selector: string): void => {
  const [here, there] = [document.querySelector(selector), page.querySelector(selector)];
  if (here === null || there === null || here.contains(document.activeElement)) return;
  if (here.innerHTML !== there.innerHTML) here.replaceChildren(...there.childNodes);
};

/** Takes what the form asks of the goods: electricity is measured in MWh. */
const takeQuantity = (page: Document): void => {
  const unit = document.querySelector<HTMLSelectElement>('select[name="unit"]');
  const chosen = unit?.value;
  for (const part of ['label[for="mass"]', 'select[name="unit"]']) take(page, part);
  // Options that are moved from another page choose among themselves: what was chosen stays chosen.
  if (unit !== null && [...unit.options].some(({ value }) => value === chosen)) unit.value = chosen ?? "";
};

/** Opens the verified values where the goods have no others, and names the unit that they are in. */
const takeVerified = (page: Document): void => {
  const [here, there] = [document, page].map((one) => one.querySelector<HTMLDetailsElement>("#more"));
  if (!here || !there) return;
  if (there.open) here.open = true;
  const values = ["#verified_direct", "#verified_indirect"];
  const parts = values.flatMap((field) => [`${field} + span`, `label[for="${field.slice(1)}"]`]);
  for (const part of [...parts, "#verified_direct-hint"]) take(page, part);
};

/** Takes the fields of the goods from the form, whether or not they are filled in. */
const takeFields = (page: Document): void => {
  takeQuantity(page);
  takeVerified(page);
};

/** The page's addresses in the other languages lead to the same question. */
const takeLanguages = (page: Document): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>("[rel=alternate]")) {
    const there = page.querySelector(`[rel=alternate][hreflang="${link.hreflang}"]`);
    if (there !== null) link.setAttribute("href", there.getAttribute("href") ?? "");
  }
};

/** Shows the other page's answer, and says its headline to screen readers. */
const takeAnswer = (page: Document): void => {
  takeFields(page);
  for (const part of ["#route-field", ".goods-name", "#answer"]) take(page, part);
  offerCopies(document);
  const said = document.querySelector("#said");
  const headline = [...document.querySelectorAll("#answer h2, #answer .big")].slice(0, 2);
  if (said !== null) said.textContent = headline.map(({ textContent }) => textContent).join(" ");
};

const answerLive = (filled: HTMLFormElement, place: HTMLElement, answerStands: () => void): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  /** The question whose answer stands there. */
  let answered = answeredAddress(filled);
  /** Fields that somebody changed: others are not yet wrong. */
  const touched = new Set(namesFilled(filled));

  const hasAnswer = (): boolean => place.querySelector(".start") === null;
  /** Marks the answer by whether the form still asks its question. */
  const mark = (): void => {
    const isEarlier = hasAnswer() && (addressOf(filled) !== answered || incomplete(filled).length > 0);
    markResult(place, isEarlier ? "earlier" : "current");
  };
  /** While a first question is typed, the field that it is typed into is not yet wrong. */
  const isShown = (control: HTMLInputElement | HTMLSelectElement): boolean =>
    hasAnswer() || control.hasAttribute("aria-invalid") ||
    (touched.has(control.name) && control !== document.activeElement);
  const sayIncomplete = (): boolean => {
    const fields = incomplete(filled);
    const { error = "", incomplete: sentence = "" } = filled.dataset;
    for (const control of fields) showError(control, ownError(control, error, sentence));
    return fields.length > 0;
  };

  const takePage = (page: Document, address: string, isSent: boolean): void => {
    history.replaceState(null, "", address);
    takeLanguages(page);
    const hasErrors = page.querySelector("#errors") !== null;
    if (isSent || !hasErrors) takeTitle(page);
    else takeErrorFromTitle();
    if (hasErrors) {
      takeFields(page);
      showErrors(filled, page, isSent ? () => true : isShown);
      return showSummary(filled, isSent ? page : undefined);
    }
    showSummary(filled, undefined);
    takeAnswer(page);
    showErrors(filled, page, () => true);
    answered = addressOf(filled);
    mark();
    answerStands();
    if (isSent) place.scrollIntoView({ block: "nearest" });
  };
  const stop = (): void => {
    clearTimeout(waiting);
    asked.abort();
    place.setAttribute("aria-busy", "false");
  };
  const ask = (isSent: boolean): void => {
    stop();
    const { signal } = asked = new AbortController();
    if (sayIncomplete()) return isSent ? incomplete(filled)[0]?.focus() : undefined;
    const words = filled.querySelector<HTMLInputElement>("#cn")?.value.trim() ?? "";
    const isWorthAsking = /\d{4}/.test(words) || (words === "" && hasAnswer());
    if (!isSent && !isWorthAsking) return;
    const address = addressOf(filled);
    place.setAttribute("aria-busy", "true");
    pageAt(address, signal).then((page) =>
      afterPress(() => signal.aborted || takePage(page, address, isSent))
    ).catch(() => {
      if (isSent) location.assign(address);
      else markResult(place, hasAnswer() ? "unanswered" : "silent");
    }).finally(() => place.setAttribute("aria-busy", "false"));
  };
  const changed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) touched.add(target.name);
    stop();
    mark();
    waiting = setTimeout(() => ask(false), pauseMs);
  };
  filled.addEventListener("input", changed);
  filled.addEventListener("change", changed);
  filled.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(true);
  });
  const goods = filled.querySelector<HTMLInputElement>("#cn");
  if (goods !== null) {
    searchGoods(goods, ({ description, name: own }) => {
      const name = filled.querySelector<HTMLElement>(".goods-name");
      if (name !== null) {
        name.textContent = own ?? description;
        name.lang = own === undefined ? "en" : document.documentElement.lang;
      }
      mark();
      ask(false);
    });
  }
  // A browser may have filled the form in again, as it was before a reload or on the way back.
  globalThis.addEventListener("pageshow", () => {
    mark();
    if (addressOf(filled) !== answered) ask(false);
  });
};

const earlier = document.querySelector<HTMLElement>("#history");
const answerStands = earlier === null ? () => {} : offerHistory(earlier);
if (form !== null && answer !== null) answerLive(form, answer, answerStands);
offerCopies(document);
