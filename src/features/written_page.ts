/**
 * Pages of the documentation that are written by hand, as Markdown files of the checkout.
 */

/** A page that is written by hand. */
export interface WrittenPage {
  /** Last part of its address below `/docs`; empty for the first page. */
  readonly slug: string;
  /** Label in the navigation. */
  readonly label: string;
  /** Its Markdown file, from the root of the checkout. */
  readonly file: string;
  /** Its language, where that is not English. */
  readonly language?: "de";
}

/** A page below `docs/guide`. */
export const guide = (slug: string, label: string): WrittenPage => ({
  slug,
  label,
  file: `docs/guide/${slug}.md`,
});
/** A German page below `docs/guide/de`. */
export const germanGuide = (slug: string, label: string): WrittenPage => ({
  ...guide(`de/${slug}`, label),
  language: "de",
});
/** A page in `docs`. */
export const page = (slug: string, label: string): WrittenPage => ({ slug, label, file: `docs/${slug}.md` });
