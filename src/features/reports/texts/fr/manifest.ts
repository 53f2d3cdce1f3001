/**
 * French words of the reports feature.
 */
import type { ReportsManifestTexts } from "../en/manifest.ts";

export const manifest: ReportsManifestTexts = {
  verify: "Vérifier",
  mayIssue: "Établir et retrouver des rapports",
  mayIssueHint: "Rapports signés que chacun peut vérifier",
};
