/** The table of law that invoices are read with. */
import * as Context from "effect/Context";
import type { Agreements } from "../../domain/invoices/preference/agreements.ts";

/** Agreements that statements on origin are compared with, read and checked at the start. */
export class TradeAgreements extends Context.Tag("TradeAgreements")<TradeAgreements, Agreements>() {}
