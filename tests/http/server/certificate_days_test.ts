/** A certificate that isn't good now is told at the start, with its day. */
import assert from "node:assert/strict";
import { certificateWarning } from "../../../src/http/server/certificate_days.ts";
import { dayOfEpochMs } from "../../../src/kernel/time/calendar.ts";
import { dayMs } from "../../../src/kernel/time/durations.ts";
import { hasOpenssl, selfSigned } from "../../support/tls.ts";

Deno.test({
  name: `a certificate that is over, or not good yet, is told with its day${
    hasOpenssl ? "" : " (ignored: openssl is not installed)"
  }`,
  ignore: !hasOpenssl,
  fn: async () => {
    const directory = await Deno.makeTempDir();
    const { certFile } = await selfSigned(directory);
    const pem = await Deno.readTextFile(certFile);
    const madeMs = Date.now();
    assert.equal(certificateWarning(pem, madeMs + dayMs), undefined);
    const over = certificateWarning(pem, madeMs + 3 * dayMs) ?? "";
    assert.ok(over.includes(`was good until ${dayOfEpochMs(madeMs + 2 * dayMs)}`), over);
    assert.match(certificateWarning(pem, madeMs - dayMs) ?? "", /is good only from \d{4}-\d\d-\d\d/);
    assert.equal(certificateWarning("no certificate", madeMs), undefined);
    await Deno.remove(directory, { recursive: true });
  },
});
