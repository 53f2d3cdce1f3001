/**
 * German texts of passkeys: the page of the account, and signing in by one.
 */
import type { PasskeyTexts } from "../en/passkeys.ts";

export const passkeys: PasskeyTexts = {
  title: "Passkeys",
  lead:
    "Mit einem Passkey melden Sie sich in diesem Konto so an, wie Sie Ihr Gerät entsperren: mit Fingerabdruck, Gesicht oder PIN. Der Link per E\u2011Mail bleibt.",
  name: "Name",
  added: "Hinzugefügt am",
  lastUsed: "Zuletzt benutzt",
  neverUsed: "Noch nicht",
  remove: "Entfernen",
  none: "Noch kein Passkey",
  addTitle: "Passkey hinzufügen",
  nameLabel: "Name des Passkeys",
  nameHint: "An dem Sie ihn wiedererkennen, etwa „Laptop im Büro“.",
  unnamed: "Passkey",
  add: "Passkey hinzufügen",
  done: {
    added: "Der Passkey ist hinzugefügt: Benutzen Sie ihn bei der nächsten Anmeldung.",
    removed:
      "Der Passkey ist entfernt: Mit ihm meldet sich niemand mehr an. Löschen Sie ihn auch auf Ihrem Gerät.",
  },
  refused:
    "Der Passkey wurde nicht hinzugefügt: Es dauerte länger als 5 Minuten, oder das Gerät hat nicht geprüft, wer Sie sind. Versuchen Sie es noch einmal.",
  unusable:
    "Der Passkey wurde nicht hinzugefügt: Mit dem Schlüssel, den das Gerät gemacht hat, kann sich niemand anmelden. Benutzen Sie ein anderes Gerät oder einen anderen Browser.",
  full: (most) =>
    `Sie haben ${most} Passkeys, mehr sind nicht möglich: Entfernen Sie einen, bevor Sie einen neuen hinzufügen.`,

  signInTitle: "Mit einem Passkey",
  signInText: "Haben Sie in Ihrem Konto einen hinzugefügt? Dann brauchen Sie keine E\u2011Mail.",
  signIn: "Mit Passkey anmelden",
  signInRefused:
    "Sie sind nicht angemeldet: Der Passkey ist hier nicht mehr bekannt, oder es dauerte länger als 5 Minuten. Versuchen Sie es noch einmal, oder lassen Sie sich einen Link senden.",

  unsupported:
    "Dieser Browser kann hier keine Passkeys benutzen: Melden Sie sich mit einem Link per E\u2011Mail an.",
  elsewhere: (origin) => `Passkeys gibt es unter ${origin}: Öffnen Sie die Seite dort.`,
  cancelled: "Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es noch einmal.",
  known: "Auf diesem Gerät liegt schon ein Passkey von Ihnen für dieses Konto.",
  failed:
    "Der Dienst hat nicht wie erwartet geantwortet. Laden Sie die Seite neu, und versuchen Sie es noch einmal.",
};
