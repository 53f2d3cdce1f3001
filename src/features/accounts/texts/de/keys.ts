/**
 * German texts of the page for API keys.
 */
import type { KeyTexts } from "../en/keys.ts";

export const keys: KeyTexts = {
  lead:
    "Mit einem Schlüssel ruft ein Programm die API im Namen Ihres Kontos auf. Er wird einmal gezeigt: wenn er entsteht.",
  createTitle: "Schlüssel erstellen",
  name: "Name",
  nameHint: "Wofür der Schlüssel ist, etwa „ERP“ oder „Lager“: Daran finden Sie ihn wieder.",
  byOperator: "vom Betreiber",
  makerLeft: "kein Mitglied mehr",
  onlyAdministrators: "Nur wer dieses Konto verwaltet, kann Schlüssel erstellen und widerrufen.",
  permissionsLegend: "Was der Schlüssel darf",
  create: "Schlüssel erstellen",
  notInTier: "Ihr Tarif enthält das nicht: Solche Aufrufe werden abgewiesen.",
  choosePermission: "Wählen Sie mindestens eine Berechtigung.",
  madeTitle: "Ihr neuer Schlüssel",
  madeText: "Kopieren Sie ihn jetzt: Er wird nirgends aufbewahrt und kann nicht noch einmal gezeigt werden.",
  madeUse: "Programme senden ihn mit jedem Aufruf:",
  backToKeys: "Ich habe ihn kopiert",
  madeBefore: (lastFour) =>
    `Der Schlüssel, der auf ${lastFour} endet, ist schon erstellt und wird nicht noch einmal gezeigt. Haben Sie ihn nicht kopiert, widerrufen Sie ihn und erstellen Sie einen neuen.`,
  listTitle: "Ihre Schlüssel",
  key: "Schlüssel",
  permissions: "Berechtigungen",
  createdAt: "Erstellt",
  lastUsed: "Zuletzt benutzt",
  never: "Nie",
  revoke: "Widerrufen",
  revoked: (day) => `Widerrufen am ${day}`,
  noKeys: "Noch kein Schlüssel",
  noKeysText:
    "Erstellen Sie unten einen, wenn ein Programm Ihr Konto benutzen soll. Die Seiten hier brauchen keinen.",
  revokeTitle: (lastFour) => `Den Schlüssel widerrufen, der auf ${lastFour} endet?`,
  revokeConsequence:
    "Jedes Programm, das ihn benutzt, wird binnen zwei Sekunden abgewiesen. Ein widerrufener Schlüssel gilt nie wieder.",
  revokeUsed: (day) => `Er wurde zuletzt am ${day} benutzt.`,
  revokeUnused: "Er wurde nie benutzt.",
  revokeConfirm: "Schlüssel widerrufen",
  keep: "Behalten",
  revokedNotice: (lastFour) => `Der Schlüssel, der auf ${lastFour} endet, ist widerrufen.`,
};
