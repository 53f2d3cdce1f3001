/** Tests of pages: the whole service on each database. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import { onOneDatabase } from "./databases.ts";
import { services, type WholeService } from "./whole_service.ts";

/** Registers a test whose effect is given the whole service. */
export type PageTest = <E>(name: string, effect: Effect.Effect<void, E, WholeService | SqlClient>) => void;

/** Registers the suite's tests for each database. */
export const onPages = (suite: (testPages: PageTest) => void): void =>
  onOneDatabase((test) => suite((name, effect) => test(name, Effect.provide(effect, services))));
