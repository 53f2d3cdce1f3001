/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The invoice's request as a file: saved from the form, opened into it. What reads a file is loaded with the first.
 */
import { forgetParties } from "./invoice_parties.ts";
import { sayIn } from "./invoice_problems.ts";

/** The service's answer about a file, or why there is none, in words. */
export type FileAnswer = { readonly value: unknown } | { readonly lacks: string };

/** Parts of the form's module that the buttons need. */
export interface FileWork {
  /** The request that the form comes to as it stands. */
  readonly request: () => Promise<FileAnswer>;
  readonly rows: (count: number) => void;
  /** The values of the form's fields that a file's request comes to. */
  readonly values: (text: string) => Promise<FileAnswer>;
  readonly done: () => void;
}

const save = (request: unknown): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(request, null, 2)], { type: "application/json" }));
  link.download = "invoice.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

const onClick = (id: string, work: () => void): void =>
  document.getElementById(id)?.addEventListener("click", work);

/** Makes the buttons above the form work. */
export const fileButtons = (
  form: HTMLFormElement,
  words: Readonly<Record<string, string>>,
  work: FileWork,
): void => {
  const chooser = document.querySelector<HTMLInputElement>("#file");
  if (chooser === null) return;
  const say = (text: string): void => sayIn("file-said", text);
  // A file that is chosen changes nothing in the form before it is opened.
  chooser.addEventListener("input", (event) => event.stopPropagation());
  chooser.addEventListener("change", (event) => {
    event.stopPropagation();
    const [file] = chooser.files ?? [];
    if (file === undefined) return;
    const opened = async (): Promise<string> => {
      const { open } = await import("./opened_file.ts");
      return open(form, file, { words, work }).catch(() => words["notJson"] ?? "");
    };
    opened().catch(() => words["failed"] ?? "").then((lacks) => {
      say(lacks);
      if (lacks === "") work.done();
      chooser.value = "";
    });
  });
  onClick("open-file", () => chooser.click());
  onClick("save-file", () => {
    work.request().then((answer) => {
      say("lacks" in answer ? answer.lacks : "");
      if ("value" in answer) save(answer.value);
    });
  });
  onClick("forget-parties", forgetParties);
};
