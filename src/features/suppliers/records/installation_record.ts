/**
 * An installation as it leaves, under the names by which it is sent.
 */
import type { InstallationRecord } from "../../../contract/answers/suppliers/installations.ts";
import type { Installation, Verifier } from "../../../domain/suppliers/installation.ts";
import { type Decimal, toJsonNumber } from "../../../kernel/decimal.ts";

const numberOrNull = (value: Decimal | null): number | null => value && toJsonNumber(value);

/** @returns the record of a verifier */
export const verifierRecord = (verifier: Verifier): NonNullable<InstallationRecord["verifier"]> => ({
  name: verifier.name,
  accreditation: verifier.accreditation,
  accreditation_body: verifier.accreditationBody,
});

/** @returns the record of an installation */
export const installationRecord = (
  { id, version, recordedOn, facts }: Installation,
): InstallationRecord => ({
  id,
  version,
  recorded_on: recordedOn,
  registry_id: facts.registryId,
  name: facts.name,
  operator: facts.operator,
  unlocode: facts.unlocode,
  address: facts.address,
  country: facts.country,
  latitude: numberOrNull(facts.latitude),
  longitude: numberOrNull(facts.longitude),
  verifier: facts.verifier && verifierRecord(facts.verifier),
});
