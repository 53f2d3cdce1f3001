/**
 * Installations of an account's suppliers. Implementing Regulation (EU) 2025/2547, Annex IV, point 1.1.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import { Installations, type Recording } from "../../../application/suppliers/supplier_ports.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type RecordConflict,
  recordConflict,
} from "../../../contract/failures.ts";
import type {
  InstallationRequest,
  InstallationVersionRequest,
} from "../../../contract/requests/suppliers/installation.ts";
import * as Contract from "../../../contract/suppliers/installations.ts";
import {
  type Installation,
  type InstallationFacts,
  installationIssues,
  versionOn,
} from "../../../domain/suppliers/installation.ts";
import type { Keep } from "../../../http/routes/idempotent.ts";
import {
  repeatableBody,
  type RepeatableChange,
  repeatableChange,
  type RepeatableWork,
} from "../../../http/routes/repeatable_body.ts";
import { apiSentence, type Finding } from "../../../kernel/findings/finding.ts";
import { knownOn, orNotFound } from "../../imports/services.ts";
import { installationRecord } from "../records/installation_record.ts";
import { supplierRoute } from "../services.ts";
import { verifierOf } from "./sent_value.ts";

/** Facts that were sent. */
export const factsOf = (sent: InstallationRequest): InstallationFacts => ({
  registryId: sent.registry_id ?? null,
  name: sent.name,
  operator: sent.operator ?? null,
  unlocode: sent.unlocode ?? null,
  address: sent.address ?? null,
  country: sent.country,
  latitude: sent.latitude ?? null,
  longitude: sent.longitude ?? null,
  verifier: sent.verifier === undefined ? null : verifierOf(sent.verifier),
});

/** Facts that go together. */
export const soundFacts = (sent: InstallationRequest): Effect.Effect<InstallationFacts, InvalidRequest> => {
  const facts = factsOf(sent);
  const issues = installationIssues(facts);
  return issues.length === 0 ? Effect.succeed(facts) : invalidRequest(issues);
};

const textOf = ({ result, kept }: Recording<Installation>): string =>
  JSON.stringify({ result, installation: installationRecord(kept) });

const keeping = (keep: Keep | undefined) =>
  keep === undefined ? undefined : (recording: Recording<Installation>) => keep(textOf(recording));

/** The installation that holds beside the one that was sent, which has no version of its own. */
const conflictWith = (
  kept: Installation,
  facts: InstallationFacts,
  replaces: number | undefined,
  id: string,
): RecordConflict => {
  const isOther = replaces === undefined || kept.id !== id;
  const finding: Finding = isOther
    ? { kind: "installationThere", registryId: facts.registryId ?? "", id: kept.id }
    : { kind: "versionNotCurrent", replaces, current: kept.version };
  const { version: _version, recorded_on: _day, id: _id, ...sent } = installationRecord({ ...kept, facts });
  return recordConflict([{
    path: isOther ? "/registry_id" : "/replaces",
    message: apiSentence(finding, ""),
    current: installationRecord(kept),
    sent,
  }]);
};

const added = ({ accountId, keep }: RepeatableWork, value: typeof InstallationRequest.Type) =>
  Effect.gen(function* () {
    const facts = yield* soundFacts(value);
    const today = (yield* cbamContext).today();
    const recording = yield* (yield* Installations).add(
      { accountId, today, alongside: keeping(keep) },
      facts,
    );
    return recording.result === "conflict"
      ? yield* conflictWith(recording.kept, facts, undefined, "")
      : textOf(recording);
  });

export const addInstallation = supplierRoute(
  Contract.addInstallation,
  repeatableBody(Contract.addInstallation, added),
);

const changed = (
  { accountId, id, keep }: RepeatableChange,
  { replaces, ...sent }: typeof InstallationVersionRequest.Type,
) =>
  Effect.gen(function* () {
    const facts = yield* soundFacts(sent);
    const today = (yield* cbamContext).today();
    const written = yield* (yield* Installations).change(
      { accountId, today, alongside: keeping(keep) },
      { id, replaces, facts },
    );
    const recording = yield* orNotFound("installation", id, written);
    return recording.result === "conflict"
      ? yield* conflictWith(recording.kept, facts, replaces, id.toLowerCase())
      : textOf(recording);
  });

export const changeInstallation = supplierRoute(
  Contract.changeInstallation,
  repeatableChange(Contract.changeInstallation, changed),
);

export const installationList = supplierRoute(
  Contract.installationList,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const { asOf } = yield* knownOn(query.as_of);
      const { registry_id: registryId, country } = query;
      const found = yield* (yield* Installations).part({
        accountId,
        asOf,
        registryId,
        country,
        ...partFor(query),
      });
      const page = pageOf("installations", query, found);
      return {
        as_of: asOf,
        installations: page.entries.map(installationRecord),
        next_cursor: page.nextCursor,
      };
    }),
);

export const installationById = supplierRoute(
  Contract.installationById,
  ({ path: { id }, query }, { accountId }) =>
    Effect.gen(function* () {
      const { asOf } = yield* knownOn(query.as_of);
      const versions = yield* (yield* Installations).versions(accountId, id);
      yield* orNotFound("installation", id, Option.fromNullable(versions[0]));
      const held = versionOn(versions, asOf);
      return {
        as_of: asOf,
        installation: held === undefined ? null : installationRecord(held),
        versions: versions.filter(({ recordedOn }) => recordedOn <= asOf).map(installationRecord),
      };
    }),
);
