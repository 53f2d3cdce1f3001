/** Whose work a fiber does: what is short, workers for example, is shared by whose work it is. */
import * as Context from "effect/Context";

/** The account, once its key or session was looked at, and the client's address; nobody's work is that of the service itself. */
export class WhoseWork extends Context.Reference<WhoseWork>()("WhoseWork", {
  defaultValue: (): {
    readonly account: { readonly id: string | undefined };
    readonly clientAddress: string;
  } => ({
    account: { id: undefined },
    clientAddress: "",
  }),
}) {}
