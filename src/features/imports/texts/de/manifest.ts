/**
 * German words of an importer's year.
 */
import type { ImportsManifestTexts } from "../en/manifest.ts";

export const manifest: ImportsManifestTexts = {
  imports: "Einfuhren",
  mayRead: "Das Jahr eines Einführers ansehen",
  mayReadHint: "Register der Einfuhren, Schwelle, Erklärung, Bestand, Zertifikate",
  mayWrite: "Einfuhren und Zertifikate erfassen",
  mayWriteHint: "Einführer, Anmelder, Einträge der Einfuhren, Zertifikate",
};
