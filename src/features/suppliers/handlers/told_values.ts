/**
 * Values of a document that was read, decoded as the calls that record them do, and judged by the law of the moment.
 */
import * as Either from "effect/Either";
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import { lawOfGoods } from "../../../application/suppliers/read_template.ts";
import { decoderOf, issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import { InstallationRequest } from "../../../contract/requests/suppliers/installation.ts";
import { ValueRequest } from "../../../contract/requests/suppliers/value.ts";
import { type InstallationFacts, installationIssues } from "../../../domain/suppliers/installation.ts";
import type { Weight } from "../../../domain/suppliers/template/places/notebook.ts";
import {
  countedIndirect,
  type JudgedDocument,
  type JudgedInstallation,
  remarksByLaw,
  type ToldValue,
  type WeighedIssue,
} from "../../../domain/suppliers/told/checks.ts";
import {
  bodyOfMembers,
  type Place,
  type ToldDocument,
  type ToldGood,
  type ToldInstallation,
  type ToldMembers,
  type ToldRemark,
} from "../../../domain/suppliers/told/told.ts";
import { isForSameGoods } from "../../../domain/suppliers/value.ts";
import { valueIssues } from "../../../domain/suppliers/value_issues.ts";
import { toText } from "../../../kernel/decimal.ts";
import { about, type Issue } from "../../../kernel/issue.ts";
import { placeInWords, pointerOf } from "../../../kernel/text/json.ts";
import { factsOf } from "./installations.ts";
import { newValue } from "./record_values.ts";

/** A place as sentences name it: of a deep one its beginning and its end. */
const inWords = (place: Place, whole: string): string => {
  const end = typeof place.at(-1) === "number" ? -2 : -1;
  return placeInWords(place.length > 5 ? [...place.slice(0, 2), "…", ...place.slice(end)] : place, whole);
};

/** Names of places below a body whose members stand in the document. */
const namingOf = (place: Place, members: ToldMembers): Naming => {
  const inDocument = (parts: ReadonlyArray<PropertyKey>): Place => {
    const member = members[String(parts[0])];
    return member === undefined ? [...place, ...parts] : [...member.place, ...parts.slice(1)];
  };
  return {
    path: (parts) => pointerOf(inDocument(parts)),
    label: (parts) => inWords(inDocument(parts), "The document"),
  };
};

const weighed = (weight: Weight, issues: ReadonlyArray<Issue>): ReadonlyArray<WeighedIssue> =>
  issues.map((issue) => ({ ...issue, weight }));

const whole: Naming = namingOf([], {});

const issueOfRemark = ({ weight, place, code, finding }: ToldRemark): WeighedIssue => ({
  ...issueAt(whole, place, { code, finding }),
  weight,
});

/** Issues of a rule, whose paths are members of the body, at their places in the document. */
const placed = (issues: ReadonlyArray<Issue>, naming: Naming): ReadonlyArray<Issue> =>
  issues.map(({ path, code, suggestion, [about]: finding }) =>
    issueAt(naming, path.split("/").filter((part) => part !== ""), {
      code,
      finding,
      ...(suggestion === undefined ? undefined : { suggestion }),
    })
  );

/** Id in the place of an installation that is not recorded yet. */
const unrecorded = "00000000-0000-0000-0000-000000000000";

const decodeInstallation = decoderOf(InstallationRequest);
const decodeValue = decoderOf(ValueRequest);

/** Paths at or below which an error is: each place is looked up in them, however many errors there are. */
const pathsWithErrors = (issues: ReadonlyArray<WeighedIssue>): ReadonlySet<string> => {
  const paths = new Set<string>();
  for (const { weight, path } of issues) {
    if (weight !== "error" || paths.has(path)) continue;
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) paths.add(path.slice(0, end));
  }
  return paths;
};

/** A good whose value could be decoded, and everything that was said of it. */
interface JudgedGood {
  readonly place: Place;
  readonly value: ToldValue | undefined;
  readonly issues: ReadonlyArray<WeighedIssue>;
}

const judgedGood = (
  cbam: CbamContext,
  installation: InstallationFacts | null,
  good: ToldGood,
  said: ReadonlySet<string>,
): JudgedGood => {
  const { place, members } = good;
  const naming = namingOf(place, members);
  const body = { installation: unrecorded, state: "estimated", ...bodyOfMembers(members) };
  const decoded = decodeValue(body, naming);
  if (Either.isLeft(decoded)) {
    const isSaid = ({ path, code }: Issue) => code === "missing" && said.has(path);
    return {
      place,
      value: undefined,
      issues: weighed("error", decoded.left.issues.filter((issue) => !isSaid(issue))),
    };
  }
  const told = newValue(decoded.right);
  const law = lawOfGoods(cbam)(told.key.cnCode, installation?.country ?? null);
  const value = { key: told.key, facts: { ...told.facts, indirectTPerT: countedIndirect(told, law) } };
  const today = cbam.today();
  const byRules = installation === null
    ? []
    : valueIssues({ id: "", version: 1, recordedOn: today, ...value }, {
      law: cbam.law(),
      installation,
      today,
    });
  return {
    place,
    value,
    issues: [
      ...remarksByLaw(good, told, law).map(issueOfRemark),
      ...weighed("error", placed(byRules, naming)),
    ],
  };
};

const figuresOf = ({ facts }: ToldValue): string =>
  [facts.directTPerT, facts.indirectTPerT, facts.unitContent, facts.freeAllocationTPerT]
    .map((figure) => figure === null ? "" : toText(figure)).join(" ");

/** Issues of goods that another one of the installation has another value for. */
const twice = (goods: ReadonlyArray<JudgedGood>): ReadonlyArray<WeighedIssue> => {
  const first = new Map<string, JudgedGood & { readonly value: ToldValue }>();
  const issues: Array<WeighedIssue> = [];
  for (const good of goods) {
    const { value } = good;
    if (value === undefined) continue;
    const key = `${value.key.cnCode} ${value.key.period}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, { ...good, value });
    else if (isForSameGoods(earlier.value.key, value.key) && figuresOf(earlier.value) !== figuresOf(value)) {
      for (const [one, other] of [[good, earlier], [earlier, good]] as const) {
        issues.push(issueOfRemark({
          place: one.place,
          weight: "error",
          code: "conflict",
          finding: {
            kind: "toldTwice",
            code: value.key.cnCode,
            other: inWords(other.place, "the document"),
          },
        }));
      }
    }
  }
  return issues;
};

const judgedInstallation = (
  cbam: CbamContext,
  { place, members, goods }: ToldInstallation,
  said: ReadonlySet<string>,
): { readonly judged: JudgedInstallation; readonly issues: ReadonlyArray<WeighedIssue> } => {
  const naming = namingOf(place, members);
  const decoded = decodeInstallation(bodyOfMembers(members), naming);
  const facts = Either.isRight(decoded) ? factsOf(decoded.right) : null;
  const wrong = Either.isLeft(decoded)
    ? decoded.left.issues
    : placed(installationIssues(factsOf(decoded.right)), naming);
  const sound = wrong.length === 0 ? facts : null;
  const judged = goods.map((good) => judgedGood(cbam, sound, good, said));
  const all = [...judged.flatMap(({ issues }) => issues), ...twice(judged)];
  const errors = pathsWithErrors(all);
  const seen = new Set<string>();
  const values = judged.flatMap(({ place: of, value, issues }) => {
    const path = pointerOf(of);
    const isWrong = issues.some(({ weight }) => weight === "error") || said.has(path) || errors.has(path);
    if (value === undefined || isWrong || sound === null) return [];
    const key = JSON.stringify(value.key);
    if (seen.has(key)) return [];
    seen.add(key);
    return [value];
  });
  return { judged: { facts: sound, values }, issues: [...weighed("error", wrong), ...all] };
};

/** Returns the document's values as they count. */
export const judgedDocument = (cbam: CbamContext, document: ToldDocument): JudgedDocument => {
  const said = document.remarks.map(issueOfRemark);
  const wrong = pathsWithErrors(said);
  const judged = document.installations.map((each) => judgedInstallation(cbam, each, wrong));
  return {
    installations: judged.map((each) => each.judged),
    issues: [...said, ...judged.flatMap(({ issues }) => issues)],
  };
};
