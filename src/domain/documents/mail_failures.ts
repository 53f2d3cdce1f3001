/** Failures of handing a mail over. */
import * as Data from "effect/Data";

/** The mail can't be handed over just now; it may be later. `message` is what the mail server said. */
export class MailDeferred extends Data.TaggedError("MailDeferred")<{ readonly message: string }> {}

/** The mail will never be taken as it is. `message` is what the mail server said. */
export class MailRefused extends Data.TaggedError("MailRefused")<{ readonly message: string }> {}
