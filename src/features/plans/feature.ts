/** Plans: origins by cost, and the cost of years to come. */
import type { LawServices } from "../../application/cbam/cbam_context.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import { compare } from "./handlers/compare.ts";
import { trajectories } from "./handlers/trajectories.ts";
import { trajectory } from "./handlers/trajectory.ts";

export const plans: Feature<AdmissionServices | LawServices> = {
  name: "plans",
  routes: [compare, trajectory, trajectories],
  guides: [guide("plans", "Plan purchases")],
};
