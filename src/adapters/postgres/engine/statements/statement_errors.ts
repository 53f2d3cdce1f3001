/**
 * Meanings of the errors of statements, by SQLSTATE; an error of the connection, not of the server, has none.
 * @source PostgreSQL documentation, appendix A (error codes)
 */

/** The database's own complaint has a severity; a connection that broke or timed out has none. */
export const stateOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "severity" in error && "code" in error
    ? String(error.code)
    : undefined;

const messageOf = (error: unknown): string => error instanceof Error ? error.message : "";

/** The statement's time was over before its answer came. */
export const isUnanswered = (error: unknown): boolean => messageOf(error) === "Query read timeout";

/** A write that came to a standby, or to a server that was switched to read only. */
export const isReadOnlyRefusal = (error: unknown): boolean => stateOf(error) === "25006";

/**
 * A prepared name is not there (26000) or there already (42P05), as behind a pooler that doesn't follow names; or a
 * migration changed what its statement answers.
 */
export const isStaleName = (error: unknown): boolean =>
  /^(26000|42P05)$/.test(stateOf(error) ?? "") ||
  messageOf(error) === "cached plan must not change result type";

/** Two transactions stood in each other's way (40001, 40P01) or a name was stale: nothing was done, so try again. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(stateOf(error) ?? "") || isStaleName(error);

/** A commit whose answer never came: the transaction may have been done, or not. */
export class UnconfirmedCommit extends Error {
  override readonly name = "UnconfirmedCommit";
}

/** @returns the error of a commit; one that the server itself sent stays as it is */
export const ofCommit = (error: unknown): unknown =>
  error instanceof Error && stateOf(error) === undefined
    ? new UnconfirmedCommit("The commit was not confirmed.", { cause: error })
    : error;

/** A row for which its table has no partition; a check of the table's own, which no row of ours fails, says the same. */
export const isWithoutPartition = (error: unknown): boolean => stateOf(error) === "23514";

/** The role may not do what it was asked to. */
export const isMissingRight = (error: unknown): boolean => stateOf(error) === "42501";

/** From the outermost error to the one that caused it all. */
export const chainOf = (error: unknown): ReadonlyArray<unknown> =>
  error instanceof Error && error.cause !== undefined ? [error, ...chainOf(error.cause)] : [error];

/** The messages of the whole chain in one line. */
export const reasonOf = (error: unknown): string =>
  chainOf(error).map((each) => each instanceof Error ? each.message : String(each)).join(": ");
