/** The short form of the rolling restart: `deno run -A tests/faults/rolling_restart.ts` makes 20 000 calls. */
import assert from "node:assert/strict";
import { hasPostgres } from "../support/postgres_programs.ts";
import { isInstalled } from "../support/installed.ts";
import { where } from "../support/process.ts";
import { hasOpenssl } from "../support/tls.ts";
import { restartUnderLoad } from "./rolling_restart.ts";

where(hasPostgres && hasOpenssl && isInstalled("nginx"), "PostgreSQL, openssl or nginx")(
  "two processes behind nginx are restarted in turn under load, and no call fails",
  async () => {
    const { failed } = await restartUnderLoad(1_000);
    assert.deepEqual(failed, []);
  },
);
