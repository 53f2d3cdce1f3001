/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Makes and uses passkeys: the form fetches a challenge, the device signs it, and the form is sent with what it says. */
import { pageDataOf } from "../../../web/browser/page_data.ts";
import type { PasskeyFormData } from "../pages/passkey_form.tsx";

/** Options of either use, as the service writes them. */
type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

const isOptions = (value: unknown): value is Options =>
  typeof value === "object" && value !== null && "challenge" in value && typeof value.challenge === "string";

/** A refusal, as its sentence. */
class Refusal extends Error {}

const sentenceOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "error" in value && typeof value.error === "string"
    ? value.error
    : undefined;

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

const optionsOf = async (form: HTMLFormElement, path: string): Promise<Options> => {
  const body = new URLSearchParams();
  for (const name of ["form_token", "form_language"]) {
    const value = fieldOf(form, name)?.value;
    if (value !== undefined) body.set(name, value);
  }
  const answer = await fetch(path, { method: "POST", body });
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && isOptions(said)) return said;
  throw new Refusal(sentenceOf(said));
};

const askDevice = (use: PasskeyFormData["use"], options: Options): Promise<Credential | null> =>
  use === "add"
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });

const canAsk = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const reasonOf = (error: unknown, told: PasskeyFormData): string => {
  if (error instanceof Refusal && error.message !== "") return error.message;
  if (!(error instanceof DOMException)) return told.failed;
  if (error.name === "InvalidStateError") return told.known;
  return error.name === "NotAllowedError" || error.name === "AbortError" ? told.cancelled : told.failed;
};

/** @returns the sentence of what went wrong; undefined: the form is on its way */
const send = async (form: HTMLFormElement, told: PasskeyFormData): Promise<string | undefined> => {
  if (location.origin !== told.origin) return told.elsewhere;
  if (!canAsk()) return told.unsupported;
  try {
    const options = await optionsOf(form, told.options);
    const made = await askDevice(told.use, options);
    const challenge = fieldOf(form, "challenge");
    const credential = fieldOf(form, "credential");
    if (!(made instanceof PublicKeyCredential) || challenge === undefined || credential === undefined) {
      return told.failed;
    }
    challenge.value = options.challenge;
    credential.value = JSON.stringify(made.toJSON());
    form.submit();
    return undefined;
  } catch (error) {
    return reasonOf(error, told);
  }
};

for (const form of document.querySelectorAll<HTMLFormElement>("form.passkey")) {
  const told = pageDataOf<PasskeyFormData>(form, {
    options: "text",
    origin: "text",
    use: "text",
    unsupported: "text",
    elsewhere: "text",
    cancelled: "text",
    known: "text",
    failed: "text",
  });
  const button = form.querySelector("button");
  const line = form.querySelector<HTMLElement>("[role=alert]");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button === null || line === null || button.disabled) return;
    button.disabled = true;
    line.hidden = true;
    void send(form, told).then((wrong) => {
      button.disabled = false;
      line.hidden = wrong === undefined;
      line.textContent = wrong ?? "";
    });
  });
}
