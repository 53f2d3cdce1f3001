/** The checkout's own tables with the default values of electricity, as an operator may switch them on. */
import * as Effect from "effect/Effect";
import { load } from "../../src/adapters/reference/files.ts";

export const withElectricity = await Effect.runPromise(load({ electricityDefaults: true }));
