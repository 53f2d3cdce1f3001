/** A supplier's document as it leaves: bodies that its installations and values are recorded by, and what was read. */
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import type { ToldRecord } from "../../../contract/answers/suppliers/summary.ts";
import type { TemplateRecord } from "../../../contract/answers/suppliers/template.ts";
import type { InstallationFacts } from "../../../domain/suppliers/installation.ts";
import type { JudgedDocument, ToldValue } from "../../../domain/suppliers/told/checks.ts";
import type { ToldDocument, ToldMembers } from "../../../domain/suppliers/told/told.ts";
import { type Decimal, toJsonNumber } from "../../../kernel/decimal.ts";
import { isRecord, pointerOf } from "../../../kernel/text/json.ts";
import { shortened } from "../../../kernel/text/shown.ts";

/** The member of a body; nothing where it has no value. */
const given = <Name extends string, Value extends string>(name: Name, value: Value | null) =>
  value === null ? undefined : { [name]: value };
const number = (name: string, value: Decimal | null) =>
  value === null ? undefined : { [name]: toJsonNumber(value) };

/** @returns the body that records an installation */
const installationBody = (facts: InstallationFacts): NonNullable<TemplateRecord["installation"]> => ({
  name: facts.name,
  country: facts.country,
  ...given("registry_id", facts.registryId),
  ...given("operator", facts.operator),
  ...given("address", facts.address),
  ...given("unlocode", facts.unlocode),
  ...number("latitude", facts.latitude),
  ...number("longitude", facts.longitude),
  ...(facts.verifier === null ? undefined : {
    verifier: {
      name: facts.verifier.name,
      ...given("accreditation", facts.verifier.accreditation),
      ...given("accreditation_body", facts.verifier.accreditationBody),
    },
  }),
});

/** @returns the body that records a value, but for its installation */
const valueBody = ({ key, facts }: ToldValue): TemplateRecord["values"][number] => ({
  cn_code: key.cnCode,
  reporting_period: key.period,
  ...given("production_route", key.productionRoute),
  state: "estimated",
  direct_t_per_t: toJsonNumber(facts.directTPerT),
  ...number("indirect_t_per_t", facts.indirectTPerT),
  ...number("unit_content", facts.unitContent),
  ...number("free_allocation_t_per_t", facts.freeAllocationTPerT),
  ...number("default_share", facts.defaultShare),
  source: facts.source ?? "",
});

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Members of a value that hold no others. */
function* leavesOf(value: unknown, path: string): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      yield* leavesOf(each, `${path}/${at}`);
    }
  } else if (isRecord(value)) {
    for (const [name, each] of Object.entries(value)) yield* leavesOf(each, `${path}${pointerOf([name])}`);
  } else if (value !== undefined) yield { path, value };
}

function* takenOf(members: ToldMembers, of: string) {
  for (const [name, { place, value }] of Object.entries(members)) {
    if (name === "source") continue;
    for (const leaf of leavesOf(value, pointerOf(place))) {
      yield { path: leaf.path, value: shortened(String(leaf.value)), member: `${of}.${name}` };
    }
  }
}

/** Each member that was read, once. */
const everyTaken = ({ installations }: ToldDocument): ToldRecord["taken"] => {
  const taken = new Map<string, ToldRecord["taken"][number]>();
  for (const { members, goods } of installations) {
    for (const each of takenOf(members, "installation")) taken.set(each.path, each);
    for (const good of goods) for (const each of takenOf(good.members, "values")) taken.set(each.path, each);
  }
  return [...taken.values()];
};

const mostLeftOut = 100;

/** @returns the record of a document, without what was saved of it */
export const toldRecord = (
  { format, sent, told, judged }: {
    readonly format: ToldRecord["format"];
    readonly sent: unknown;
    readonly told: ToldDocument;
    readonly judged: JudgedDocument;
  },
  cbam: CbamContext,
): ToldRecord => {
  const taken = everyTaken(told);
  const known = new Set(taken.map(({ path }) => path));
  const leftOut: Array<string> = [];
  let count = 0;
  for (const { path } of leavesOf(sent, "")) {
    if (known.has(path)) continue;
    if (count < mostLeftOut) leftOut.push(path);
    count++;
  }
  return {
    format,
    installations: judged.installations.map(({ facts, values }) => ({
      installation: facts && installationBody(facts),
      values: values.map(valueBody),
    })),
    issues: judged.issues.map(({ weight, path, code, message, suggestion }) => ({
      weight,
      path,
      code,
      message,
      suggestion: suggestion ?? null,
    })),
    taken,
    left_out: leftOut,
    left_out_count: count,
    versions: cbam.versions(),
    ...cbam.closing(),
  };
};
