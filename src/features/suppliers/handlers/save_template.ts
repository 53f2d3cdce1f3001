/**
 * Values of a template that was read, recorded: the installation that it names, and its values as estimates. Decision 0134.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { type EachRecording, keepEach } from "../../../application/suppliers/keep_values.ts";
import {
  Installations,
  type Recording,
  type SupplierValues,
} from "../../../application/suppliers/supplier_ports.ts";
import type { SavedRecord, TemplateRecord } from "../../../contract/answers/suppliers/template.ts";
import { byPointer, decoderOf } from "../../../contract/decoding/decoding.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import { InstallationRequest } from "../../../contract/requests/suppliers/installation.ts";
import { ValueRequest } from "../../../contract/requests/suppliers/value.ts";
import type { Installation } from "../../../domain/suppliers/installation.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { orNotFound } from "../../imports/services.ts";
import { installationRecord } from "../records/installation_record.ts";
import { valueRecord } from "../records/value_record.ts";
import { soundFacts } from "./installations.ts";
import { valueThere } from "../records/value_conflict.ts";
import { newValue } from "./record_values.ts";

type NamedInstallation = NonNullable<TemplateRecord["installation"]>;

const pageOfInstallations = 500;

const nameOf = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

/** Installations of the account with the name and the country of a template's. */
const ofSameName = (accountId: string, { name, country }: NamedInstallation) =>
  Effect.gen(function* () {
    const { part } = yield* Installations;
    const asOf = (yield* cbamContext).today();
    const found: Array<Installation> = [];
    let behindId: string | undefined;
    do {
      const page = yield* part({ accountId, asOf, country, behindId, atMost: pageOfInstallations });
      found.push(...page.filter(({ facts }) => nameOf(facts.name) === nameOf(name)));
      behindId = page.length === pageOfInstallations ? page.at(-1)?.id : undefined;
    } while (behindId !== undefined);
    return found;
  });

/** True unless both have a registry id, and another one. */
const mayBe = ({ facts }: Installation, registryId: string | undefined): boolean =>
  registryId === undefined || facts.registryId === null || facts.registryId === registryId;

/** Installations that a registry id may be of: the one that has it, else those that have none. */
const likely = (
  found: ReadonlyArray<Installation>,
  registryId: string | undefined,
): ReadonlyArray<Installation> => {
  const exact = found.filter(({ facts }) => registryId !== undefined && facts.registryId === registryId);
  return exact.length > 0 ? exact : found.filter((each) => mayBe(each, registryId));
};

const aboutInstallation = (code: "ambiguous" | "conflict", sentence: string) =>
  invalidRequest([
    issueOf({ path: "installation", label: "installation", code }, { kind: "call", sentence }),
  ]);

const decodeInstallation = decoderOf(InstallationRequest);

/** The installation that a query names, else the one of the template's name, else a new one. */
const installationFor = (accountId: string, id: string | undefined, told: NamedInstallation) =>
  Effect.gen(function* () {
    const store = yield* Installations;
    if (id !== undefined) {
      const [found] = yield* store.newest(accountId, [id]);
      const kept = yield* orNotFound("installation", id, Option.fromNullable(found));
      if (kept.facts.country !== told.country) {
        return yield* aboutInstallation(
          "conflict",
          `is in ${kept.facts.country}, and the template is of one in ${told.country}: name another, or leave it out.`,
        );
      }
      if (!mayBe(kept, told.registry_id)) {
        return yield* aboutInstallation(
          "conflict",
          `has the registry id ${kept.facts.registryId}, and what was sent is of ${told.registry_id}: name another, or leave it out.`,
        );
      }
      return { result: "unchanged", kept } satisfies Recording<Installation>;
    }
    const [first, ...others] = likely(yield* ofSameName(accountId, told), told.registry_id);
    if (first !== undefined && others.length > 0) {
      const ids = [first, ...others].map((each) => each.id).join(", ");
      return yield* aboutInstallation(
        "ambiguous",
        `must name one of the installations that are called ${told.name} in ${told.country}: ${ids}.`,
      );
    }
    if (first !== undefined) return { result: "unchanged", kept: first } satisfies Recording<Installation>;
    const sent = Either.mapLeft(
      decodeInstallation(told, byPointer(["installation"], "The template's installation")),
      ({ issues }) => invalidRequest(issues),
    );
    const facts = yield* soundFacts(yield* sent);
    const today = (yield* cbamContext).today();
    const added = yield* store.add({ accountId, today, alongside: undefined }, facts);
    if (added.result !== "conflict") return added;
    return yield* aboutInstallation(
      "conflict",
      `must be named: ${told.registry_id} is the registry id of ${added.kept.id}, which has another name or country. Name it where it is meant, or have the id corrected.`,
    );
  });

const decodeValue = decoderOf(ValueRequest);

const sentencesOf = (issues: ReadonlyArray<Issue>): string => issues.map(({ message }) => message).join(" ");

/** Reasons why a value was not recorded; empty where it was, or was there. */
const reasonsOf = (outcome: EachRecording): ReadonlyArray<Issue> => {
  if ("issues" in outcome) return outcome.issues;
  const { sent, recording: { result, kept } } = outcome;
  return result === "conflict" ? [issueOf({ path: "", code: "conflict" }, valueThere(kept, sent))] : [];
};

/** The outcome of a value as it leaves. */
const savedValue = (
  code: string,
  outcome: EachRecording,
  installation: Installation,
): SavedRecord["values"][number] => {
  const reasons = reasonsOf(outcome);
  const message = reasons.length === 0 ? null : sentencesOf(reasons);
  if ("issues" in outcome) return { cn_code: code, result: "refused", message, value: null };
  const { recording: { result, kept } } = outcome;
  return { cn_code: code, result, message, value: valueRecord({ value: kept, installation }) };
};

/** A template that was recorded, with the reasons of each value that was not, for pages in other languages. */
export interface SavedReading {
  readonly record: SavedRecord;
  /** In the order of the record's values. */
  readonly reasons: ReadonlyArray<ReadonlyArray<Issue>>;
}

/**
 * Records the values of a reading that nothing is wrong with; of a reading without any, nothing.
 * @fails NotFound for an installation that the account doesn't have; InvalidRequest for one in another country, or where
 * several have the template's name
 */
export const savedReading = (
  accountId: string,
  id: string | undefined,
  { installation: told, values }: Pick<TemplateRecord, "installation" | "values">,
): Effect.Effect<
  SavedReading,
  InvalidRequest | NotFound | ServiceUnavailable,
  Installations | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    if (told === null || values.length === 0) {
      return { record: { installation: null, values: [] }, reasons: [] };
    }
    const { result, kept: installation } = yield* installationFor(accountId, id, told);
    const sent = values.map((value) =>
      Either.mapBoth(decodeValue({ installation: installation.id, ...value }, byPointer([], "The value")), {
        onLeft: ({ issues }) => issues,
        onRight: newValue,
      })
    );
    const outcomes = yield* keepEach(accountId, installation, sent);
    const record: SavedRecord = {
      installation: {
        result: result === "added" ? result : "unchanged",
        installation: installationRecord(installation),
      },
      values: values.flatMap(({ cn_code: code }, at) => {
        const outcome = outcomes[at];
        return outcome === undefined ? [] : [savedValue(code, outcome, installation)];
      }),
    };
    return { record, reasons: outcomes.map(reasonsOf) };
  });
