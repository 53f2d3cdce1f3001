/**
 * Lays out a document with pdfmake, with text set by `inlines.ts` (fonts, directions, line ends) and lists of rows
 * by `rows.ts`. A list of rows reaches pdfmake as an empty drawing that carries the list.
 */
// @ts-types="./types/layout_builder.d.ts"
import layoutBuilder from "pdfmake/js/LayoutBuilder.js";
import type { RowsBlock } from "../../domain/documents/printable.ts";
import { inlinesOf, takeLine, type TextInline, type TextLine } from "./inlines.ts";
import { layOutRows, type RowsPage } from "./rows.ts";
import type { StyleStack } from "./types/layout.d.ts";

/** A paragraph with its measured words, of which the lines already made are gone. */
interface TextNode {
  readonly _inlines?: Array<TextInline>;
}

/** What a list of rows looks like on its way through pdfmake. */
export interface RowsNode {
  readonly canvas: readonly [];
  readonly rows?: RowsBlock;
}

/** A text, or a part of one, as pdfmake hands it over: parts are nodes with a text of their own. */
type TextContent = string | ReadonlyArray<TextContent> | TextNodeContent;
interface TextNodeContent {
  readonly text: TextContent;
  readonly fontSize?: number;
  readonly bold?: boolean;
}

export class DocumentLayout extends layoutBuilder.default {
  /** Called by pdfmake once its measuring exists; its texts are measured here from then on. */
  protected override tryLayoutDocument(...rest: ReadonlyArray<unknown>): object {
    this.docMeasure.textInlines = { buildInlines };
    return super.tryLayoutDocument(...rest);
  }

  protected override buildNextLine(node: TextNode): TextLine | null {
    return takeLine(node._inlines ?? [], this.writer.context().availableWidth);
  }

  protected override processCanvas(node: RowsNode): void {
    if (node.rows === undefined) super.processCanvas(node);
    else layOutRows(node.rows, this.rowsPage());
  }

  private rowsPage(): RowsPage {
    const { writer } = this;
    const context = () => writer.context();
    const add = (type: string, item: object) => context().getCurrentPage().items.push({ type, item });
    return {
      x: context().x,
      width: context().availableWidth,
      y: () => context().y,
      availableHeight: () => context().availableHeight,
      moveDown: (height) => context().moveDown(height),
      turn: () => writer.moveToNextPage(),
      addLine: (line, x, y) => add("line", Object.assign(line, { x, y })),
      addRule: ({ x, y, width, weight }) =>
        add("vector", { type: "line", x1: x, x2: x + width, y1: y, y2: y, lineWidth: weight }),
    };
  }
}

const buildInlines = (content: TextContent, styles: StyleStack) => {
  const setting = {
    fontSize: styles.getProperty("fontSize"),
    bold: styles.getProperty("bold") ?? false,
    alignment: styles.getProperty("alignment") ?? "left",
  };
  const items = inlinesOfContent(content, setting);
  let maxWidth = 0;
  let lineWidth = 0;
  for (const { width, lineEnd } of items) {
    lineWidth += width;
    maxWidth = Math.max(maxWidth, lineWidth);
    if (lineEnd) lineWidth = 0;
  }
  return { items, minWidth: 0, maxWidth };
};

const inlinesOfContent = (
  content: TextContent,
  setting: Parameters<typeof inlinesOf>[1],
): Array<TextInline> => {
  if (typeof content === "string") return inlinesOf(content, setting);
  if ("text" in content) {
    const { fontSize = setting.fontSize, bold = setting.bold } = content;
    return inlinesOfContent(content.text, { ...setting, fontSize, bold });
  }
  return content.flatMap((part) => inlinesOfContent(part, setting));
};
