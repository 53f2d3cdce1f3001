/**
 * Every route of sign-in, accounts and operators, for the one route table.
 */
import { ownRoutes } from "./own_pages.ts";
import { signInRoutes } from "./sign_in.ts";

export const accountRoutes = [...signInRoutes, ...ownRoutes] as const;
