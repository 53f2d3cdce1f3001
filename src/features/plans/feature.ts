/** What to buy, where, and what it costs until 2034. */
import type { LawServices } from "../../application/cbam/cbam_context.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import { compare } from "./handlers/compare.ts";

export const plans: Feature<AdmissionServices | LawServices> = {
  name: "plans",
  routes: [compare],
  guides: [guide("plans", "Plan purchases")],
};
