/** An account in words: its name, where it has one, and its address. */

/** Name and address of an account. */
export interface NamedAccount {
  /** Empty where it has none. */
  readonly accountName: string;
  /** Address of its holder. */
  readonly accountEmail: string;
}

/** Returns the words. */
export const accountWords = ({ accountName, accountEmail }: NamedAccount): string =>
  accountName === "" ? accountEmail : `${accountName} (${accountEmail})`;
