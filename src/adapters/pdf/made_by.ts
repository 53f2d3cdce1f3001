/** Makers of a PDF's bytes beside its document: the release of this service, its pages and the runtime that compresses. */
import configuration from "../../../deno.json" with { type: "json" };

/** Edition of the pages: it changes whenever the same document is laid out or drawn otherwise. */
const pages = 4;

/** Such as `0.2.0, pages 3, Deno 2.9.6`. */
export const madeBy = `${configuration.version}, pages ${pages}, Deno ${Deno.version.deno}`;
