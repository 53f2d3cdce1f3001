/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The calculator answers while its form is filled in: it asks for the page that the form would lead to and takes the
 * answer from it. Without this module the form does the same by its button.
 */
import { offerCopies } from "../../../web/browser/copy.ts";
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

const addressOf = (filled: HTMLFormElement): string => {
  const values = new URLSearchParams();
  new FormData(filled).forEach((value, name) => {
    if (typeof value === "string" && value !== "") values.append(name, value);
  });
  return `/?${values}`;
};

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
  for (const part of ["#verified_direct + span", "#verified_indirect + span", "#verified_direct-hint"]) {
    take(page, part);
  }
};

/** Takes the fields of the goods from the form, whether or not they are filled in. */
const takeFields = (page: Document): void => {
  takeQuantity(page);
  takeVerified(page);
};

/** Removes the errors of values that are right now. */
const dropErrors = (): void => {
  for (const told of document.querySelectorAll("#errors, #shipment p.error")) told.remove();
  for (const field of document.querySelectorAll("#shipment [aria-invalid]")) {
    field.removeAttribute("aria-invalid");
  }
};

/** Shows the other page's answer, and says its headline to screen readers. */
const takeAnswer = (page: Document, address: string): void => {
  dropErrors();
  takeFields(page);
  for (const part of ["#route-field", ".goods-name", "#answer"]) take(page, part);
  document.title = page.title;
  history.replaceState(null, "", address);
  offerCopies(document);
  const said = document.querySelector("#said");
  const headline = [...document.querySelectorAll("#answer h2, #answer .big")].slice(0, 2);
  if (said !== null) said.textContent = headline.map(({ textContent }) => textContent).join(" ");
};

const answerLive = (filled: HTMLFormElement, place: HTMLElement): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  const ask = (isSent: boolean): void => {
    asked.abort();
    asked = new AbortController();
    place.setAttribute("aria-busy", "false");
    const hasCode = /\d{4}/.test(filled.querySelector<HTMLInputElement>("#cn")?.value ?? "");
    if (!isSent && !hasCode) return;
    const address = addressOf(filled);
    if (!isSent && !filled.checkValidity()) {
      pageAt(address, asked.signal).then(takeFields, () => undefined);
      return;
    }
    place.setAttribute("aria-busy", "true");
    pageAt(address, asked.signal).then((page) => {
      const isWrong = page.querySelector("#errors") !== null;
      if (isWrong && isSent) location.assign(address);
      if (isWrong) return;
      takeAnswer(page, address);
      if (isSent) place.scrollIntoView({ block: "nearest" });
    }).catch(() => isSent && location.assign(address)).finally(() =>
      place.setAttribute("aria-busy", "false")
    );
  };
  const askSoon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => ask(false), pauseMs);
  };
  filled.addEventListener("input", askSoon);
  filled.addEventListener("change", askSoon);
  filled.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
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
      clearTimeout(waiting);
      ask(false);
    });
  }
};

if (form !== null && answer !== null) answerLive(form, answer);
offerCopies(document);
