/**
 * The structure of a tagged PDF, for readers that don't see pages: each line of text is content, in reading order;
 * heads of pages, rules, codes and watermarks are artifacts.
 * @source ISO 32000-1, sections 14.7 (logical structure) and 14.8 (tagged PDF)
 */
import type { PdfFile } from "./pdf_file.ts";

/** How a drawing is marked. */
export interface Tagging {
  /** Marks what is drawn as a line of the document's text. */
  readonly text: (draw: () => void) => void;
  /** Marks what is drawn as no part of the document's content. */
  readonly artifact: (draw: () => void) => void;
}

const asItIs = (draw: () => void): void => draw();

/** A document without structure. */
export const untagged: Tagging = { text: asItIs, artifact: asItIs };

/** @returns the marks of a file that was opened as a tagged one */
export const tagged = (file: PdfFile): Tagging => {
  const root = file.struct("Document");
  file.addStructure(root);
  return {
    text: (draw) => {
      const content = file.markStructureContent("P");
      draw();
      file.endMarkedContent();
      root.add(file.struct("P", [content]));
    },
    artifact: (draw) => {
      file.markContent("Artifact", { type: "Layout" });
      draw();
      file.endMarkedContent();
    },
  };
};
