/**
 * Delivery of an inquiry's newest mail: handed over, tried again, or refused, with what the mail server said. A mail that was handed
 * over can still come back: that is told to the address that mails come from, and isn't known here. RFC 5321, sections 4.2 and 6.1.
 */
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { EmailAddress } from "../../../kernel/email_address.ts";

/** Standings of a mail. */
export const deliveryStates = ["queued", "handed_over", "retrying", "refused", "given_up"] as const;

/** State of a mail, with what its server said. */
export interface Delivery {
  /** Not tried yet, taken, to be tried again, refused for good, or given up after a day. */
  readonly state: typeof deliveryStates[number];
  /** Answer of the mail server about this mail; null where it gave none. */
  readonly said: string | null;
}

/** A mail that waits for its first attempt. */
export const queuedMail: Delivery = { state: "queued", said: null };

/** Outcome of a mail's attempts, as the outbox keeps it. */
export interface MailOutcome {
  /** `dead` was given up. */
  readonly status: "queued" | "sent" | "dead";
  /** Failure of the last attempt. */
  readonly failure: string | null;
  /** True if attempts went on for a day. */
  readonly isLong: boolean;
}

/** Answers to sender, receiver and text of a mail: what is said of connections and log-ins is the operator's. */
const aboutTheMail =
  /(?:rejected|Mail command failed|Recipient command failed|Data command failed|Message failed):\s*([45]\d\d[\s\S]*)/;

const longestAnswer = 200;

/** Returns what the mail server said about a mail, on one line; null where the failure is another one. */
const serverAnswer = (failure: string | null): string | null => {
  const answer = aboutTheMail.exec(failure ?? "")?.[1]?.replace(/[\p{C}\s]+/gu, " ").trim();
  return answer === undefined ? null : [...answer].slice(0, longestAnswer).join("");
};

/** Returns how a mail stands. */
export const deliveryOf = ({ status, failure, isLong }: MailOutcome): Delivery => {
  const said = serverAnswer(failure);
  if (status === "sent") return { state: "handed_over", said: null };
  if (status === "dead") return { state: isLong ? "given_up" : "refused", said };
  return failure === null ? queuedMail : { state: "retrying", said };
};

/** Standings of a mail that nobody got, and nobody will. */
export const undeliveredStates: ReadonlyArray<Delivery["state"]> = ["refused", "given_up"];

/** Returns whether nobody got the mail, and nobody will. */
export const isUndelivered = ({ state }: Delivery): boolean => undeliveredStates.includes(state);

/** Returns what is to be said of a mail to a receiver; undefined where nothing is wrong. */
export const deliveryFinding = ({ state, said }: Delivery, receiver: EmailAddress): Finding | undefined =>
  state === "retrying" || state === "refused" || state === "given_up"
    ? { kind: "mailNotDelivered", state, receiver, said }
    : undefined;
