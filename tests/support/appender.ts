/** The ledger's appender, made at once. */
import { type Appender, appenderInSteps } from "../../src/domain/imports/ledger/appender.ts";
import { atOnce } from "../../src/kernel/steps.ts";

/** Returns what takes the entries of a call, as the service makes it in steps. */
export const appenderTo = (...call: Parameters<typeof appenderInSteps>): Appender =>
  atOnce(appenderInSteps(...call));
