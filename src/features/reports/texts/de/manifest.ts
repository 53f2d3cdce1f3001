/**
 * German words of the reports feature.
 */
import type { ReportsManifestTexts } from "../en/manifest.ts";

export const manifest: ReportsManifestTexts = {
  verify: "Prüfen",
  mayIssue: "Berichte ausstellen und finden",
  mayIssueHint: "Signierte Berichte, die jeder prüfen kann",
};
