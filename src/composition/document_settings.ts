/**
 * The settings of documents and mails: where they are kept, how links are signed, who sends mail, when suppliers are reminded. What production
 * needs and a laptop does not is named when it is missing.
 */
import * as Config from "effect/Config";
import * as ConfigError from "effect/ConfigError";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import type { S3Settings } from "../adapters/storage/s3_signing.ts";
import type { SettingName } from "./setting_names.ts";
import { type Mode, requiredIn, setting } from "./settings.ts";
import { emailAddressOfText } from "../kernel/email_address.ts";

const secretLeast = 32;

const secretNamed = (name: SettingName) =>
  Config.mapOrFail(
    Config.string(name),
    (text) =>
      text.length >= secretLeast ? Either.right(Redacted.make(text)) : Either.left(
        ConfigError.InvalidData(
          [name],
          `${name} must have at least ${secretLeast} characters, found ${text.length}.`,
        ),
      ),
  );

/** Secret. What links are signed with, the same for all processes. Not set in dev: one is made in `DATA_DIR`. */
export const signingSecret = (mode: Mode): Config.Config<Option.Option<Redacted.Redacted<string>>> =>
  requiredIn(
    mode,
    "SIGNING_SECRET",
    "SIGNING_SECRET must be set in production: at least 32 characters that only the service knows.",
    secretNamed("SIGNING_SECRET"),
  );

/** Secret. Accepted beside the signing secret, for as long as it is rotated: the next one, then the one before. */
export const otherSigningSecret: Config.Config<Option.Option<Redacted.Redacted<string>>> = Config.option(
  secretNamed("SIGNING_SECRET_ALSO"),
);

/** Data directory that the operator named, if any: then production too may keep documents and mails there. */
const dataDirectory = Config.option(Config.string("DATA_DIR"));

const endpointOf = (text: string): URL | undefined => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === ""
    ? url
    : undefined;
};

const addressStyle = (text: string): "path" | "host" | undefined =>
  text === "path" || text === "host" ? text : undefined;

const endpointWords = "an address such as https://s3.example.com";
const s3Names = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

const s3Parts = Config.all({
  endpoint: Config.option(setting("S3_ENDPOINT", endpointWords, endpointOf)),
  bucket: Config.option(Config.string("S3_BUCKET")),
  region: Config.option(Config.string("S3_REGION")),
  accessKeyId: Config.option(Config.string("S3_ACCESS_KEY_ID")),
  secretAccessKey: Config.option(Config.redacted("S3_SECRET_ACCESS_KEY")),
  publicEndpoint: Config.option(setting("S3_PUBLIC_ENDPOINT", endpointWords, endpointOf)),
  style: setting("S3_ADDRESS_STYLE", "path or host", addressStyle).pipe(Config.withDefault("path")),
});

/** Fails where some of the settings that belong together are set and others are not. */
const s3Together = Config.mapOrFail(
  Config.all(s3Names.map((name) => Config.map(Config.option(Config.string(name)), Option.isSome))),
  (given) => {
    const missing = s3Names.filter((_, place) => given[place] !== true);
    return missing.length === 0 || missing.length === s3Names.length
      ? Either.right(undefined)
      : Either.left(ConfigError.MissingData(
        missing,
        `${missing.join(", ")} must be set too: the settings of an S3 store belong together.`,
      ));
  },
);

/** An S3-compatible store, all of its settings or none. Not set: files below `DATA_DIR`. */
export const s3 = (mode: Mode): Config.Config<Option.Option<S3Settings>> =>
  Config.mapOrFail(Config.all({ parts: s3Parts, together: s3Together, dataDirectory }), (read) => {
    const { parts, dataDirectory } = read;
    const { endpoint, bucket, region, accessKeyId, secretAccessKey, publicEndpoint, style } = parts;
    const whole = Option.all({ endpoint, bucket, region, accessKeyId, secretAccessKey });
    if (Option.isSome(whole)) {
      return Either.right(Option.some({
        ...whole.value,
        publicEndpoint: Option.getOrElse(publicEndpoint, () => whole.value.endpoint),
        hasPathStyle: style === "path",
      }));
    }
    return mode === "dev" || Option.isSome(dataDirectory) ? Either.right(Option.none()) : Either.left(
      ConfigError.MissingData(
        ["S3_ENDPOINT"],
        "S3_ENDPOINT and the other settings of an S3 store must be set in production, or DATA_DIR for documents in files.",
      ),
    );
  });

const smtpUrlOf = (text: string): string | undefined =>
  /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : undefined;

/** Secret. The SMTP server. Not set: mails are written to `DATA_DIR/outbox` as .eml files. */
export const smtpUrl = (mode: Mode): Config.Config<Option.Option<Redacted.Redacted<string>>> => {
  const url = Config.mapOrFail(Config.string("SMTP_URL"), (text) =>
    Either.fromNullable(
      smtpUrlOf(text),
      () =>
        ConfigError.InvalidData(
          ["SMTP_URL"],
          "SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, special characters percent-encoded.",
        ),
    )).pipe(Config.map(Redacted.make));
  return Config.mapOrFail(
    Config.all({ url: Config.option(url), dataDirectory }),
    ({ url, dataDirectory }) =>
      mode === "dev" || Option.isSome(url) || Option.isSome(dataDirectory) ? Either.right(url) : Either.left(
        ConfigError.MissingData(
          ["SMTP_URL"],
          "SMTP_URL must be set in production, or DATA_DIR for mails in files.",
        ),
      ),
  );
};

const defaultSender = "customs@localhost.localdomain";

/** Whom mails come from. With `SMTP_URL` it must be set. */
export const mailFrom = Config.mapOrFail(
  Config.all({
    from: Config.option(setting("MAIL_FROM", "one e-mail address", emailAddressOfText)),
    url: Config.option(Config.string("SMTP_URL")),
  }),
  ({ from, url }) => {
    const sender = Option.orElse(
      from,
      () => Option.isSome(url) ? Option.none() : Option.fromNullable(emailAddressOfText(defaultSender)),
    );
    return Either.fromOption(sender, () =>
      ConfigError.MissingData(
        ["MAIL_FROM"],
        "MAIL_FROM must be set with SMTP_URL: the address that mails come from.",
      ));
  },
);

const workersMost = 64;
const workersOf = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= workersMost ? Number(text) : undefined;

/** Number of documents that are made at the same time. Default: the number of cores. */
export const pdfWorkers: Config.Config<number> = setting(
  "PDF_WORKERS",
  `a number from 1 to ${workersMost}`,
  workersOf,
).pipe(Config.withDefault(Math.min(navigator.hardwareConcurrency, workersMost)));

const longestOfInquiries = 366;
const daysOf = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) <= longestOfInquiries ? Number(text) : undefined;
const mostReminders = 5;

const reminderDaysOf = (text: string): ReadonlyArray<number> | undefined => {
  if (text === "none") return [];
  const days = text.split(",").map((each) => daysOf(each.trim()));
  const known = days.filter((each) => each !== undefined);
  return known.length === days.length && days.length <= mostReminders ? known : undefined;
};

/** Reminders of inquiries to suppliers: days before the day by which an answer is wanted. Default: 14, 3 and on it. */
export const inquiryReminderDays: Config.Config<ReadonlyArray<number>> = setting(
  "INQUIRY_REMINDER_DAYS",
  `at most ${mostReminders} numbers of days from 0 to ${longestOfInquiries} such as 14,3,0, or none`,
  reminderDaysOf,
).pipe(Config.withDefault([14, 3, 0]));

/** Days after the day by which an answer is wanted on which a supplier's link still works. Default 30. */
export const inquiryOpenDays: Config.Config<number> = setting(
  "INQUIRY_OPEN_DAYS",
  `a number of days from 0 to ${longestOfInquiries}`,
  daysOf,
).pipe(Config.withDefault(30));
