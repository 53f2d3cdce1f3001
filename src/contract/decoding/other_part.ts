/**
 * Members that stand in the wrong part of a call: in the query where its body has them, or the other way round.
 */
import type * as Schema from "effect/Schema";
import { about, type Issue, issueOf } from "../../kernel/issue.ts";

/** The part of a call beside the one that is read. */
export interface OtherPart {
  /** Name of the part in sentences. */
  readonly name: "query" | "body";
  /** The members that it has. */
  readonly members: ReadonlySet<string>;
}

/** Returns the part with the names that its schema declares; none for a call without it. */
export const otherPart = (
  name: OtherPart["name"],
  schema: Pick<Schema.Schema<unknown>, "ast"> | undefined,
): OtherPart => {
  const members = schema?.ast._tag === "TypeLiteral" ? schema.ast.propertySignatures : [];
  return { name, members: new Set(members.map((member) => String(member.name))) };
};

const labelOf = ({ path }: Issue): string => path.replace(/^\//, "");

const knownBeside = (issue: Issue | undefined): ReadonlyArray<string> => {
  const finding = issue?.[about];
  return finding?.kind === "unknown" ? finding.known : [];
};

/**
 * Returns the issues; those of unknown members that the other part has say so, and the first one of the others lists the
 * names that are known.
 */
export const sayingWhere = (
  issues: ReadonlyArray<Issue>,
  { name, members }: OtherPart,
): ReadonlyArray<Issue> => {
  const unknown = issues.filter((issue) => issue[about].kind === "unknown");
  const known = knownBeside(unknown[0]);
  const lister = unknown.find((issue) => !members.has(labelOf(issue)));
  return issues.map((issue) => {
    const { path, code, suggestion } = issue;
    const label = labelOf(issue);
    if (issue === lister && known !== knownBeside(issue)) {
      return issueOf({ path, code, label, suggestion }, { kind: "unknown", known });
    }
    return issue[about].kind === "unknown" && members.has(label)
      ? issueOf({ path, code, label }, { kind: "unknown", known, goesInto: name })
      : issue;
  });
};
