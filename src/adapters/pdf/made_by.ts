/** Makers of a PDF's bytes beside its document: the release of this service and the runtime that compresses. */
import configuration from "../../../deno.json" with { type: "json" };

/** Such as `0.1.0, Deno 2.9.6`. */
export const madeBy = `${configuration.version}, Deno ${Deno.version.deno}`;
