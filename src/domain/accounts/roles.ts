/**
 * Roles of an account's members, and rights of each role. Every route of a session says which right it needs. Decision 0150.
 */

/** Roles, from the one that may least. */
export const roles = ["viewer", "clerk", "administrator"] as const;
/** Role of a member. */
export type Role = typeof roles[number];

/**
 * A right: `look` at everything of the account, `work` (calculate tables, save reports, make invoices, write the ledger),
 * `administer` members, invitations and keys.
 */
export type Right = "look" | "work" | "administer";

/** Rights of each role. */
export const rightsOf: Readonly<Record<Role, ReadonlyArray<Right>>> = {
  viewer: ["look"],
  clerk: ["look", "work"],
  administrator: ["look", "work", "administer"],
};

/** Returns true if the role has the right. */
export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right);

/** Returns the roles that have the right. */
export const rolesWith = (right: Right): ReadonlyArray<Role> => roles.filter((role) => may(role, right));

/** Role of the text; undefined for none. */
export const roleOf = (text: string | null): Role | undefined => roles.find((role) => role === text);
