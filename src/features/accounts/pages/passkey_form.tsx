/** The form by which a browser makes or uses a passkey: its module fetches a challenge, asks the device and sends the answer. */
import type { ComponentChildren, VNode } from "preact";
import type { Language } from "../../../web/words/language.ts";
import { passkeyTexts } from "../texts/passkeys.ts";

/** Data of the form for its module. */
export interface PasskeyFormData {
  /** Path that gives the options. */
  readonly options: string;
  /** Origin that passkeys belong to. */
  readonly origin: string;
  readonly use: "add" | "sign-in";
  readonly unsupported: string;
  readonly elsewhere: string;
  readonly cancelled: string;
  readonly known: string;
  readonly failed: string;
}

/** Module of a page with such a form. */
export const passkeyModule = "features/accounts/browser/passkeys.ts";

/** Values that the module fills in. */
export const answerNames = { challenge: "challenge", credential: "credential" } as const;

export const PasskeyForm = ({ language, path, origin, use, title, button, children }: {
  readonly language: Language;
  /** Path that the form is sent to; its options are below it. */
  readonly path: string;
  readonly origin: string;
  readonly use: PasskeyFormData["use"];
  readonly title: string;
  readonly button: string;
  readonly children: ComponentChildren;
}): VNode => {
  const { unsupported, elsewhere, cancelled, known, failed } = passkeyTexts[language];
  const told: PasskeyFormData = {
    ...{ options: `${path}/options`, origin, use, unsupported, cancelled, known, failed },
    elsewhere: elsewhere(origin),
  };
  return (
    <form
      class={`panel ${use === "add" ? "fields " : ""}passkey needs-script`}
      method="post"
      action={path}
      data-told={JSON.stringify(told)}
    >
      <h2>{title}</h2>
      {children}
      <input type="hidden" name={answerNames.challenge} />
      <input type="hidden" name={answerNames.credential} />
      <div class="actions">
        <button class={use === "add" ? "button" : "button second"} type="submit">{button}</button>
      </div>
      <p class="error after-actions" role="alert" hidden></p>
    </form>
  );
};
