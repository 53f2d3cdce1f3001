/** Calls about suppliers as a client makes them. */
import type { Permission, TierName } from "../../src/contract/access.ts";
import { importHolder } from "./import_calls.ts";

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
