/**
 * English texts of passkeys: the page of the account, and signing in by one.
 */

export const passkeys = {
  title: "Passkeys",
  lead:
    "A passkey signs you in to this account with your device's lock: a fingerprint, your face or a PIN. The link by mail keeps working.",
  name: "Name",
  added: "Added on",
  lastUsed: "Last used",
  neverUsed: "Not yet",
  remove: "Remove",
  none: "No passkey yet",
  addTitle: "Add a passkey",
  nameLabel: "Name of the passkey",
  nameHint: "By which you know it again, such as “office laptop”.",
  unnamed: "Passkey",
  add: "Add a passkey",
  done: {
    added: "The passkey is added: use it the next time you sign in.",
    removed: "The passkey is removed: it no longer signs you in. Delete it on your device too.",
  },
  refused:
    "The passkey was not added: it took longer than 5 minutes, or the device did not check who you are. Try again.",
  unusable:
    "The passkey was not added: the key that the device made signs nobody in. Use another device or browser.",
  full: (most: number): string =>
    `You have ${most} passkeys, which is as many as there may be: remove one, then add another.`,

  signInTitle: "With a passkey",
  signInText: "Have you added one in your account? Then you need no mail.",
  signIn: "Sign in with a passkey",
  signInRefused:
    "You are not signed in: the passkey is not known here any more, or it took longer than 5 minutes. Try again, or have a link sent.",

  unsupported: "This browser can't use passkeys here: sign in with a link by mail.",
  elsewhere: (origin: string): string => `Passkeys work at ${origin}: open the page there.`,
  cancelled: "It was cancelled or took too long. Try again.",
  known: "This device already holds a passkey of yours for this account.",
  failed: "The service did not answer as expected. Reload the page and try again.",
};

/** The texts that every language has. */
export type PasskeyTexts = typeof passkeys;
