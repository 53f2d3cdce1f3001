/// <reference lib="dom" />
/** Work of the page with its progress in sight: it says how far it is, can be stopped, and leads to what it comes to. */
import { button, contentOf, filled, make, part, show } from "../../../../web/browser/dom.ts";
import { drawAnew } from "../../../../web/browser/draw_anew.ts";
import { type Progress, Refusal, type TableCheck } from "./service.ts";
import { count, texts } from "./told.ts";

/** Work to do, in words. */
export interface Task {
  readonly text: string;
  /** Heading of what went wrong with it. */
  readonly failed: string;
  /** Number of its parts, where they can be counted; it can be stopped then. */
  readonly parts?: number;
}

/** Moves the focus to a step's heading, in sight. */
export const focusOn = (id: string): void => {
  const heading = part(`${id}-heading`);
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
};

/** Asks what has to be chosen before the rows can be read. */
export const ask = ({ about, sentence }: NonNullable<TableCheck["question"]>): void => {
  drawAnew(contentOf("rows"), () => [
    make(
      "div",
      { class: "notice warn", id: "question" },
      make("h3", {}, texts.question),
      make("p", {}, sentence),
    ),
  ]);
  show(true, "rows");
  show(false, "calculate", "result");
  part(about).focus();
};

/** Tells what went wrong under a heading, with the way to sign in where the session is over. */
export const trouble = (error: unknown, heading: string): void => {
  const sentence = error instanceof Refusal ? error.message : texts.away;
  const signIn = error instanceof Refusal && error.needsSignIn
    ? make("p", {}, make("a", { href: "/sign-in?next=/tables" }, texts.signInAgain))
    : undefined;
  part("trouble").replaceChildren(
    make(
      "div",
      { class: "notice bad" },
      make("h2", { id: "trouble-heading", tabindex: -1 }, heading),
      make("p", {}, sentence),
      signIn,
    ),
  );
  show(true, "trouble");
  focusOn("trouble");
};

/** Shows the work. @returns a function that is told how many parts are done */
const busy = ({ text, parts }: Task, stop: () => void): (done: number) => void => {
  const bar = make("progress", { "aria-label": text, max: parts });
  const said = make("p", {}, text);
  part("progress").replaceChildren(
    ...[said, bar, parts === undefined ? undefined : button(texts.stop, "button second small", stop)].filter((
      each,
    ) => each !== undefined),
  );
  show(true, "progress");
  show(false, "trouble");
  const tell = (done: number): void => {
    if (parts === undefined || !(bar instanceof HTMLProgressElement)) return;
    bar.value = Math.min(done, parts);
    said.textContent = `${text}: ${filled(texts.ofParts, count(Math.min(done, parts)), count(parts))}`;
  };
  tell(0);
  return tell;
};

/** Does the work with its progress in sight, and leads to the step that it names; what goes wrong is told. */
export const during = (doing: Task, work: (going: Progress) => Promise<string | undefined>): void => {
  const stopping = new AbortController();
  const done = busy(doing, () => stopping.abort());
  if (doing.parts !== undefined) part("progress").scrollIntoView({ block: "center" });
  work({ signal: stopping.signal, done }).catch((error: unknown) => {
    if (!stopping.signal.aborted) trouble(error, doing.failed);
    return undefined;
  }).then((step) => {
    show(false, "progress");
    if (step !== undefined) focusOn(step);
  });
};
