/**
 * German texts of the operator's pages.
 */
import { counted } from "../../../../kernel/text/shown.ts";
import type { OperatorTexts } from "../en/operator.ts";

export const operator: OperatorTexts = {
  title: "Betrieb",
  navigation: "Betrieb",
  accounts: "Konten",
  keys: "Schlüssel",
  tiers: "Tarife",
  prices: "Preise",
  mails: "Nicht zugestellte E\u2011Mails",
  dataSets: "Datensätze",
  acts: "Protokoll",

  searchActs: "Adresse, Vorgang oder Gegenstand",
  from: "Von",
  to: "Bis",
  search: "Suchen",
  searchAgain: "Alle zeigen",
  noActs: "Kein Eintrag passt.",

  secondFactorTitle: "Zweiter Faktor",
  secondFactorLead: "Geben Sie die sechs Ziffern ein, die Ihr Authentifizierungsprogramm jetzt zeigt.",
  code: "Code",
  codeHint: "Jeder Code gilt einmal.",
  wrongCode: "Der Code ist falsch oder wurde schon benutzt: Warten Sie auf den nächsten.",
  goOn: "Weiter",

  columns: {
    name: "Name",
    self_made: "Selbst angelegt",
    email: "Adresse",
    account: "Konto",
    tier: "Tarif",
    created_at: "Erstellt",
    expires_at: "Endet",
    closed_at: "Geschlossen am",
    id: "ID",
    last4: "Endet auf",
    permissions: "Berechtigungen",
    last_used_at: "Zuletzt benutzt",
    revoked_at: "Widerrufen am",
    api_rate_per_hour: "CBAM-Aufrufe je Stunde",
    cbam_api: "Berichte, Jahr der Einfuhren und Sammelberechnungen",
    cbam_bulk_rows: "Zeilen einer Sammelberechnung",
    period: "Zeitraum",
    price_eur_per_tco2e: "EUR je t CO₂e",
    published_at: "Gilt ab",
    known_from: "Eingegeben",
    retracted_at: "Zurückgenommen am",
    done_at: "Wann",
    operator: "Wer",
    act: "Vorgang",
    subject: "Gegenstand",
    receiver: "An",
    mail: "Nachricht",
    status: "Stand",
    attempts: "Versuche",
    queued_at: "Aufgegeben",
    failure: "Warum",
    version: "Fassung",
    is_in_force: "Gilt",
    valid_from: "In Kraft ab",
    rows: "Zeilen",
  },
  unlimited: "unbegrenzt",
  yes: "Ja",
  no: "Nein",
  none: "–",
  change: "Ändern",
  nothing: "Hier ist noch nichts.",
  noMails: "Jede Nachricht hat ihren Empfänger erreicht oder wartet auf den ersten Versuch.",
  retry: "Noch einmal senden",
  mailStates: { queued: "Wird noch versucht", dead: "Aufgegeben" },

  searchAccounts: "Adresse oder Name",
  whichAccounts: "Konten",
  everyAccount: "Alle Konten",
  selfMade: "Selbst angelegte",
  openAccounts: "Offene",
  closedAccounts: "Geschlossene",
  searchKeys: "Konto, Name oder letzte vier Zeichen",
  whichKeys: "Schlüssel",
  everyKey: "Alle Schlüssel",
  goodKeys: "Gültige",
  revokedKeys: "Widerrufene",
  noRecords: "Kein Eintrag passt zur Suche.",
  noActsSoFar: (acts: string): string =>
    `Unter den nächsten ${acts} der gesuchten Einträge passt keiner: „Ältere“ sucht weiter.`,
  actsSoFar: (acts: string): string =>
    `Durchsucht sind die nächsten ${acts} der gesuchten Einträge: „Ältere“ sucht weiter.`,
  noActsYet: "Es ist noch nichts aufgezeichnet: Jede Änderung auf diesen Seiten steht danach hier.",
  keyName: "Name des Schlüssels",
  keyNameHint: "Etwa das Programm, das ihn benutzt.",
  reports: "Berichte und Jahr der Einfuhren",
  bulk: "Sammelberechnungen",
  upToRows: (rows) => `bis ${counted(rows, "Zeile", "Zeilen")}`,
  newAccount: "Konto anlegen",
  changeTier: "Tarif ändern",
  changeExpiry: "Ende ändern",
  expiryHint: "Ab 00:00 Uhr (Brüssel) dieses Tages; leer: nie.",
  closeAccount: "Konto schließen",
  closeHint:
    "Die Schlüssel des Kontos werden abgewiesen und niemand kann sich mehr anmelden. Das lässt sich nicht zurücknehmen.",
  newKey: "Schlüssel erstellen",
  revokeKey: "Widerrufen",
  tierLimits: (tier) => `Grenzen von ${tier}`,
  rowsHint: "Eine Zahl; 0: keine Sammelberechnungen; leer: vom Tarif nicht begrenzt.",
  newPrice: "Preis eingeben",
  periodHint: "2026-Q4, oder ab 2027 eine Woche wie 2027-W01.",
  priceHint: "Etwa 81,20.",
  skips: "Für die Zeiträume dazwischen wurde kein Preis veröffentlicht",
  retractPrice: "Zurücknehmen",
  submit: "Auswirkung prüfen",

  confirmTitle: "Änderung bestätigen",
  confirm: "Ja, ausführen",
  cancel: "Nein, zurück",
  refused: "Das geht nicht",
  done: "Die Änderung ist ausgeführt und protokolliert.",
  keyTitle: "Der neue Schlüssel",
  keyText:
    "Geben Sie ihn jetzt seinem Inhaber: Er wird nirgends aufbewahrt und kann nicht noch einmal gezeigt werden.",
  back: "Zurück",

  willCreateAccount: (email, tier) =>
    `Ein Konto von ${email} entsteht im Tarif ${tier}. Wer die Post dieser Adresse liest, kann sich anmelden.`,
  willSetTier: (email, from, to, keys) =>
    `${email} wechselt von ${from} zu ${to}. Die Grenzen des neuen Tarifs gelten binnen zwei Sekunden; gültige Schlüssel: ${keys}.`,
  willExpire: (email, at, keys) =>
    at === undefined
      ? `${email} endet nie; weiter gültige Schlüssel: ${keys}.`
      : `Ab ${at} werden die Schlüssel von ${email} abgewiesen (gültige: ${keys}), und niemand kann sich anmelden. Ein Ende, das vorbei ist, gilt sofort.`,
  willClose: (email, keys) =>
    `${email} wird für immer geschlossen: Seine Schlüssel werden binnen zwei Sekunden abgewiesen (gültige: ${keys}), die Sitzungen enden, niemand kann sich anmelden. Das Konto kann nicht wieder geöffnet werden, und kein anderes kann seine Adresse haben.`,
  yourOwn:
    "Das ist Ihr eigenes Konto: Sie werden mit ihm abgemeldet und können hier nichts mehr tun. Ein anderer Betreiber oder die Kommandozeile muss übernehmen.",
  willCreateKey: (email, permissions) =>
    `Ein Schlüssel von ${email} entsteht und wird Ihnen einmal gezeigt. Wer ihn hat, darf: ${permissions}.`,
  willRevoke: (account, lastFour, lastUsed) =>
    `Der Schlüssel von ${account}, der auf ${lastFour} endet, wird binnen zwei Sekunden abgewiesen, für immer. ${
      lastUsed === undefined ? "Er wurde nie benutzt." : `Er wurde zuletzt am ${lastUsed} benutzt.`
    }`,
  willSetLimits: (tier, accounts, changes) =>
    `Der Tarif ${tier}, in dem ${accounts} offene Konten sind, ändert sich binnen fünf Sekunden: ${
      changes.length === 0 ? "nichts ändert sich" : changes.join("; ")
    }.`,
  limitChange: (what, from, to) => `${what} von ${from} auf ${to}`,
  willAddPrice: (period, price, from) =>
    `Ab dem ${from} kosten Zertifikate für den Zeitraum ${period} in jeder Berechnung ${price} EUR je Tonne CO₂e.`,
  priceBefore: (period) => period === undefined ? "Bisher" : `Davor (${period})`,
  priceNow: "Neu",
  difference: "Unterschied",
  priceFarOff: "Das weicht weit ab: Prüfen Sie den Preis, bevor Sie ihn bestätigen.",
  priceToCome:
    "Er gilt erst ab einem künftigen Tag, und bis dahin wird ohne ihn gerechnet: Prüfen Sie den Tag, bevor Sie ihn bestätigen.",
  officialReplaced: "Er ersetzt den amtlichen Preis, mit dem der Dienst ausgeliefert wird.",
  officialRetracted: "Das ist der amtliche Preis, mit dem der Dienst ausgeliefert wird.",
  priceInstead: "Ausgestellte Berichte bleiben, wie sie sind; Entwürfe werden neu berechnet.",
  priceFirst: "Der Zeitraum hat noch keinen Preis: Bis dahin tritt der eines anderen ein.",
  willRetract: (period, price, from, before) =>
    `Der Preis für den Zeitraum ${period}, ${price} EUR, veröffentlicht am ${from}, gilt binnen fünf Sekunden nicht mehr. ${
      before === undefined
        ? "Der Zeitraum hat dann keinen Preis: Der eines anderen tritt ein."
        : `${before} EUR gilt wieder.`
    }`,
  willRetry: (receiver) => `Die Nachricht an ${receiver} wird binnen fünf Sekunden noch einmal versucht.`,
};
