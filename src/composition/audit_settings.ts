/** Settings of the audit of bulk calls: how long it is kept, and how. */
import * as Config from "effect/Config";
import * as ConfigError from "effect/ConfigError";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import type { Retention } from "../adapters/postgres/bulk/audit.ts";
import { onOrOff, setting } from "./settings.ts";

const mostMonths = 1_200;
const mostDays = 366;

const countUpTo = (most: number) => (text: string): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;

const months = Config.option(
  setting("AUDIT_RETENTION_MONTHS", `a number of months from 1 to ${mostMonths}`, countUpTo(mostMonths)),
);

const days = Config.option(
  setting("AUDIT_RETENTION_DAYS", `a number of days from 1 to ${mostDays}`, countUpTo(mostDays)),
);

/** Whole months, or days, of bulk calls that are kept beside the one that runs. Neither set: all are. */
export const auditRetention: Config.Config<Retention | undefined> = Config.all({ months, days }).pipe(
  Config.mapOrFail(({ months, days }): Either.Either<Retention | undefined, ConfigError.ConfigError> => {
    if (Option.isSome(months) && Option.isSome(days)) {
      return Either.left(ConfigError.InvalidData(
        ["AUDIT_RETENTION_DAYS"],
        "AUDIT_RETENTION_MONTHS and AUDIT_RETENTION_DAYS exclude each other: set one of them, or none.",
      ));
    }
    if (Option.isSome(days)) return Either.right({ unit: "days", count: days.value });
    return Either.right(Option.isSome(months) ? { unit: "months", count: months.value } : undefined);
  }),
);

/** True if rows are written in compressed slices. Rows that are there are read either way. */
export const auditCompression: Config.Config<boolean> = onOrOff("AUDIT_COMPRESSION");
