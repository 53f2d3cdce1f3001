/**
 * Writes `docs/openapi.json`, the committed copy of the contract's document: `deno task openapi`.
 */
import { openApiDocument } from "./http/openapi/document.ts";

/** Address of the committed copy. */
export const committedCopy = new URL("../docs/openapi.json", import.meta.url);

/** @returns the text of the copy as it should be */
export const documentText = (): string => `${JSON.stringify(openApiDocument.value(), null, 2)}\n`;

if (import.meta.main) Deno.writeTextFileSync(committedCopy, documentText());
