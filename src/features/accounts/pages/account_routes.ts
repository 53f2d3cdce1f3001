/**
 * Every route of sign-in, accounts and operators, for the one route table.
 */
import { ownRoutes } from "./own_pages.ts";
import { invoiceRoutes } from "../../invoices/pages/invoice_routes.ts";
import { operatorRoutes } from "../../operator/pages/operator_routes.ts";
import { signInRoutes } from "./sign_in.ts";

export const accountRoutes = [...signInRoutes, ...ownRoutes, ...operatorRoutes, ...invoiceRoutes] as const;
