/**
 * English texts of the page for API keys.
 */

export const keys = {
  lead: "A key lets a program call the API in the name of your account. It is shown once, when it is made.",
  createTitle: "Make a key",
  name: "Name",
  nameHint: "What the key is for, such as “ERP” or “warehouse”, so that you find it again.",
  byOperator: "by the operator",
  makerLeft: "no longer a member",
  onlyAdministrators: "Administrators of this account make and revoke keys.",
  permissionsLegend: "What the key may do",
  create: "Make the key",
  notInTier: "Your tier does not include this: such calls are refused.",
  choosePermission: "Choose at least one permission.",
  madeTitle: "Your new key",
  madeText: "Copy it now: it is kept nowhere and can't be shown again.",
  madeUse: "Programs send it with every call:",
  backToKeys: "I have copied it",
  madeBefore: (lastFour: string): string =>
    `The key that ends in ${lastFour} was made already; it is not shown again. If you didn't copy it, revoke it and make another.`,
  listTitle: "Your keys",
  key: "Key",
  permissions: "May",
  createdAt: "Made",
  lastUsed: "Last used",
  never: "Never",
  revoke: "Revoke",
  revoked: (day: string): string => `Revoked on ${day}`,
  noKeys: "No key yet",
  noKeysText: "Make one below when a program is to use your account. The pages here need none.",
  revokeTitle: (lastFour: string): string => `Revoke the key that ends in ${lastFour}?`,
  revokeConsequence:
    "Every program that uses it is refused within two seconds. A revoked key never works again.",
  revokeUsed: (day: string): string => `It was last used on ${day}.`,
  revokeUnused: "It was never used.",
  revokeConfirm: "Revoke the key",
  keep: "Keep it",
  revokedNotice: (lastFour: string): string => `The key that ends in ${lastFour} is revoked.`,
};

/** The texts that every language has. */
export type KeyTexts = typeof keys;
