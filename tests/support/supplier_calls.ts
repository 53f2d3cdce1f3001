/** Calls about suppliers as a client makes them. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import type { Permission, TierName } from "../../src/contract/access.ts";
import { InstallationRecorded } from "../../src/contract/answers/suppliers/installations.ts";
import { type ImportHolder, importHolder } from "./import_calls.ts";

export const installationsPath = "/api/v1/cbam/installations";

/** An installation with all of its members. */
export const installation = {
  registry_id: "TR-0001",
  name: "Karadeniz Works",
  operator: "Karadeniz AS",
  unlocode: "TRIST",
  address: "Liman Cd. 1, Istanbul",
  country: "TUR",
  latitude: 41.00824,
  longitude: 28.97836,
  verifier: { name: "DE-V-0001", accreditation: "D-VS-0001", accreditation_body: "DAkkS" },
};

/** An account's key for suppliers, and what its holder does with it. */
export const supplierHolder = (
  permissions: ReadonlyArray<Permission> = ["suppliers:read", "suppliers:write"],
  tier: TierName = "enterprise",
  isTest = false,
): ReturnType<typeof importHolder> => importHolder(permissions, tier, isTest);

export const valuesPath = "/api/v1/cbam/values";

const recorded = Schema.decodeUnknownSync(InstallationRecorded);

/** Records an installation. @returns its id */
export const installationOf = (
  { post }: Pick<ImportHolder, "post">,
  sent: Readonly<Record<string, unknown>> = installation,
): Effect.Effect<string> =>
  Effect.map(post(installationsPath, sent), ({ status, text, body }) => {
    assert.equal(status, 200, text);
    return recorded(body).installation.id;
  });

/** A value of fasteners with all that the operator told. */
export const operatorsValue = {
  cn_code: "73181595",
  reporting_period: 2026,
  state: "operator",
  direct_t_per_t: 2.1,
  indirect_t_per_t: 0.3,
  default_share: 0.05,
  precursors: [{ cn_code: "72139190", production_route: "(C)", tonnes_per_tonne: 1.06 }],
  source: "template_2026.xlsx",
};

/** An import of such fasteners, without figures. */
export const importedFasteners = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-02-15",
  cn_code: operatorsValue.cn_code,
  origin_country: "TUR",
  net_mass_kg: 100_000,
};
