/**
 * Contents of a supplier's document, under the names by which installations and values are recorded, each member with its
 * place in the document. Nothing is converted or guessed: a member that is missing stays missing.
 */
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { IssueCode } from "../../../kernel/issue.ts";
import type { Weight } from "../template/places/notebook.ts";

/** Place in a JSON document. */
export type Place = ReadonlyArray<PropertyKey>;

/** Value of a member, and where it stands. */
export interface ToldMember {
  /** Place in the document. */
  readonly place: Place;
  /** The value as it stands; undefined where none does. */
  readonly value: unknown;
}

/** Members by the names that requests have for them. */
export type ToldMembers = Readonly<Record<string, ToldMember>>;

/** A good of an installation. */
export interface ToldGood {
  /** Place of the good. */
  readonly place: Place;
  /** Members of its value. */
  readonly members: ToldMembers;
  /** True where figures of cement and fertilisers are per functional unit, and need its content. */
  readonly isPerUnit: boolean;
}

/** An installation with its goods. */
export interface ToldInstallation {
  /** Place of the installation. */
  readonly place: Place;
  /** Members of the installation. */
  readonly members: ToldMembers;
  /** Its goods. */
  readonly goods: ReadonlyArray<ToldGood>;
}

/** Remark about a place. */
export interface ToldRemark {
  /** An error keeps a value from being taken. */
  readonly weight: Weight;
  /** Place that it is about. */
  readonly place: Place;
  /** Kind of the mistake. */
  readonly code: IssueCode;
  /** Parts of its sentence. */
  readonly finding: Finding;
}

/** A document that was read. */
export interface ToldDocument {
  /** Installations with their goods. */
  readonly installations: ReadonlyArray<ToldInstallation>;
  /** Members that are missing or are not taken. */
  readonly remarks: ReadonlyArray<ToldRemark>;
}

/** Returns the remark that a member is missing; `source` names the point of the act that asks for it. */
export const lacking = (place: Place, source: string | null = null): ToldRemark => ({
  place,
  weight: source === null ? "error" : "warning",
  code: "missing",
  finding: { kind: "toldMissing", source },
});

/** Returns the members that have a value, as a body. */
export const bodyOfMembers = (members: ToldMembers): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, { value }]) => value === undefined ? [] : [[name, value]]),
  );
