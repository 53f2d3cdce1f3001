/**
 * Parts of a page that are folded until a reader opens them: a comment before a heading folds what stands below it, up to
 * the next heading of its level. In the Markdown itself nothing is hidden.
 */
import type { Token } from "marked";

/** Comment before the heading of a part that is folded. */
export const foldMark = "<!-- folded -->";

const isMark = (token: Token): boolean => token.type === "html" && token.raw.trim() === foldMark;

const html = (text: string): Token => ({ type: "html", raw: text, text });

/** @returns the tokens, with each marked heading as the summary of what stands below it */
export const withFolds = (tokens: ReadonlyArray<Token>): Array<Token> => {
  const made: Array<Token> = [];
  /** Level of the heading whose part is open; undefined: none is. */
  let open: number | undefined;
  let isMarked = false;
  const close = (): void => {
    if (open !== undefined) made.push(html("</details>\n"));
    open = undefined;
  };
  for (const token of tokens) {
    if (isMark(token)) isMarked = true;
    else if (token.type === "heading") {
      const depth = Number(token["depth"]);
      if (isMarked || (open !== undefined && depth <= open)) close();
      if (isMarked) {
        made.push(
          html('<details class="docs-fold"><summary>'),
          { ...token, isFolded: true },
          html("</summary>\n"),
        );
        open = depth;
      } else made.push(token);
      isMarked = false;
    } else made.push(token);
  }
  close();
  return made;
};
