/** Calls about plans, read as what they declare, and the known answers of the importer's year. */
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ComparisonAnswer, type ComparisonRecord } from "../../src/contract/answers/plans/comparison.ts";
import {
  TrajectoriesAnswer,
  type TrajectoriesRecord,
  TrajectoryAnswer,
  type TrajectoryRecord,
} from "../../src/contract/answers/plans/trajectories.ts";
import { Problem } from "../../src/contract/problems.ts";
import { getJson } from "./service.ts";

const Text = Schema.String;

const KnownPlans = Schema.Struct({
  comparison: Schema.Record({
    key: Text,
    value: Schema.Array(Schema.Struct({
      rank: Schema.Number,
      origin: Text,
      line: Schema.Literal("own", "OTHER"),
      route: Text,
      see: Text,
      sefa: Text,
      net_t: Text,
      cost_eur: Text,
    })),
  }),
  trajectory: Schema.Array(Schema.Struct({
    cn_code: Text,
    origin: Text,
    route: Text,
    precursors: Text,
    price_eur: Text,
    verified_see: Text,
    years: Schema.Array(Schema.Struct({
      year: Schema.Number,
      assumed_cscf: Schema.Boolean,
      assumed_benchmark: Schema.Boolean,
      mark_up: Text,
      factor: Text,
      default_see: Text,
      default_free: Text,
      default_net: Text,
      default_eur: Text,
      verified_free: Text,
      verified_net: Text,
      verified_eur: Text,
      saving_eur: Text,
      break_even: Text,
    })),
    sum_default_eur: Text,
    sum_verified_eur: Text,
    sum_saving_eur: Text,
  })),
  break_even_2026: Schema.Array(Schema.Struct({ cn_code: Text, origin: Text, break_even: Text })),
});

/** What two independent computations agree on. */
export const knownPlans = Schema.decodeUnknownSync(KnownPlans)(
  JSON.parse(
    Deno.readTextFileSync(
      new URL("../../fixtures/examples/importer-year/expected.json", import.meta.url),
    ),
  ),
);

const readComparison = Schema.decodeUnknownSync(ComparisonAnswer, { onExcessProperty: "error" });
const readProblem = Schema.decodeUnknownSync(Problem);

/** The comparison that a query is answered with. */
export const comparisonOf = async (query: string): Promise<ComparisonRecord> => {
  const { status, body } = await getJson(`/api/v1/cbam/compare?${query}`);
  assert.equal(status, 200, `${query}: ${JSON.stringify(body)}`);
  return readComparison(body);
};

/** The failure that a call of the path is answered with, and its status. */
export const refusedAt = async (
  path: string,
): Promise<{ readonly status: number; readonly problem: typeof Problem.Type }> => {
  const { status, body } = await getJson(path);
  return { status, problem: readProblem(body) };
};

const readTrajectory = Schema.decodeUnknownSync(TrajectoryAnswer, { onExcessProperty: "error" });

/** The trajectory that a query is answered with. */
export const trajectoryOf = async (query: string): Promise<TrajectoryRecord> => {
  const { status, body } = await getJson(`/api/v1/cbam/trajectory?${query}`);
  assert.equal(status, 200, `${query}: ${JSON.stringify(body)}`);
  return readTrajectory(body);
};

/** Trajectories as their declaration has them. */
export const readTrajectories: (body: unknown) => TrajectoriesRecord = Schema.decodeUnknownSync(
  TrajectoriesAnswer,
  { onExcessProperty: "error" },
);
