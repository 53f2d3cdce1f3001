/** The documentation as the service has it: every page that is written by hand, and all pages rendered. */
import { guides } from "../../src/composition/features.ts";
import { contentsOf, writtenPages as pagesOf } from "../../src/features/docs/contents.ts";
import { type Library, makeLibrary } from "../../src/features/docs/library/library.ts";
import type { WrittenPage } from "../../src/features/written_page.ts";
import { once } from "../../src/kernel/once.ts";

const contents = contentsOf(guides);

export const writtenPages: ReadonlyArray<WrittenPage> = pagesOf(contents);

/** All pages, made once. */
export const library: () => Promise<Library> = once(() => makeLibrary(contents));
