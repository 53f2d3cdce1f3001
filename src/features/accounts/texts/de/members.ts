/**
 * German texts of the pages for members, invitations and acts.
 */
import type { MemberTexts } from "../en/members.ts";

export const members: MemberTexts = {
  title: "Mitglieder",
  lead: (account) =>
    `Alle, die im Konto ${account} arbeiten. Jede Person meldet sich mit ihrer eigenen Adresse an.`,
  listTitle: "Mitglieder",
  person: "Person",
  role: "Rolle",
  roleNames: { viewer: "Ansicht", clerk: "Sachbearbeitung", administrator: "Verwaltung" },
  roleHints: {
    viewer: "Sieht alles und lädt es herunter, ändert nichts.",
    clerk: "Berechnet auch Tabellen, speichert Berichte, erstellt Rechnungen und erfasst Einfuhren.",
    administrator:
      "Lädt auch Mitglieder ein und entfernt sie, ändert Rollen, erstellt und widerruft API-Schlüssel.",
  },
  joined: "Mitglied seit",
  lastSeen: "Zuletzt aktiv",
  notSeen: "Nicht kürzlich",
  you: "Sie",
  holder: "Adresse des Kontos",
  change: "Ändern",
  setRole: "Rolle ändern",
  remove: "Entfernen",
  handOver: "Übergeben",
  roleOf: (email) => `Rolle von ${email}`,

  inviteTitle: "Jemanden einladen",
  email: "E\u2011Mail-Adresse",
  emailHint: "Die Einladung geht an diese Adresse und gilt einmal, für 7 Tage.",
  send: "Einladung senden",
  chooseRole: "Wählen Sie eine Rolle.",
  invitationsTitle: "Offene Einladungen",
  invitedBy: "Eingeladen von",
  validUntil: "Gilt bis",
  revoke: "Zurückziehen",
  done: {
    invited: "Die Einladung ist unterwegs.",
    revoked: "Die Einladung ist zurückgezogen: Ihr Link gilt nicht mehr.",
    role: "Die Rolle ist geändert. Sie gilt ab der nächsten Seite, die diese Person öffnet.",
    removed: "Diese Person ist kein Mitglied mehr. Ihre Sitzungen sind beendet.",
    removedWithKeys:
      "Diese Person ist kein Mitglied mehr. Ihre Sitzungen sind beendet, und ihre API-Schlüssel sind widerrufen: Programme, die sie verwenden, werden binnen zwei Sekunden abgewiesen.",
    removedKeysStay:
      "Diese Person ist kein Mitglied mehr. Ihre Sitzungen sind beendet. Ihre API-Schlüssel gelten weiter: Die Seite der API-Schlüssel kennzeichnet sie.",
    named: "Das Konto hat seinen neuen Namen.",
    handed: "Das Konto ist übergeben: Seine Adresse ist jetzt die der anderen Person.",
  },

  nameTitle: "Name des Kontos",
  nameLabel: "Name",
  nameHint: "Zum Beispiel Ihr Unternehmen. Alle in diesem Konto sehen ihn.",
  nameSave: "Namen speichern",
  nameRefused: (most) => `Der Name wurde nicht geändert: Geben Sie einen mit höchstens ${most} Zeichen ein.`,

  leaveTitle: "Dieses Konto verlassen",
  leaveText:
    "Sie verlieren sofort den Zugang zu allem, was darin ist. Zurück kommen Sie nur mit einer neuen Einladung.",
  leave: "Konto verlassen",
  holderText:
    "Die Adresse des Kontos ist Ihre: Übergeben Sie das Konto einem anderen Mitglied, bevor Sie es verlassen.",

  removeTitle: (email) => `${email} entfernen?`,
  removeText:
    "Alle Sitzungen dieser Person in diesem Konto enden sofort, und wen sie eingeladen hat, kann nicht mehr beitreten.",
  removeKeys: (count) =>
    count === 1
      ? "Diese Person hat einen API-Schlüssel angelegt, der noch gilt, und kann ihn behalten haben. Wer ihn hat, ruft die API im Namen des Kontos auf. Programme, die ihn verwenden, werden abgewiesen, sobald er widerrufen ist."
      : `Diese Person hat ${count} API-Schlüssel angelegt, die noch gelten, und kann sie behalten haben. Wer einen davon hat, ruft die API im Namen des Kontos auf. Programme, die sie verwenden, werden abgewiesen, sobald sie widerrufen sind.`,
  keysOf: (email) => `Gültige API-Schlüssel, die ${email} angelegt hat`,
  removeAndRevoke: (count) =>
    count === 1
      ? "Person entfernen, Schlüssel widerrufen"
      : `Person entfernen, ${count} Schlüssel widerrufen`,
  removeAndKeep: (count) =>
    count === 1
      ? "Person entfernen, Schlüssel bleibt gültig"
      : `Person entfernen, ${count} Schlüssel bleiben gültig`,
  removeConfirm: "Person entfernen",
  leaveKeys: (count) =>
    count === 1
      ? "Sie haben einen API-Schlüssel angelegt, der noch gilt. Programme, die ihn verwenden, werden abgewiesen, sobald er widerrufen ist."
      : `Sie haben ${count} API-Schlüssel angelegt, die noch gelten. Programme, die sie verwenden, werden abgewiesen, sobald sie widerrufen sind.`,
  leaveKeysStay: (count) =>
    count === 1
      ? "Sie haben einen API-Schlüssel angelegt, der noch gilt. Er gehört dem Konto und gilt weiter; wer das Konto verwaltet, kann ihn widerrufen."
      : `Sie haben ${count} API-Schlüssel angelegt, die noch gelten. Sie gehören dem Konto und gelten weiter; wer das Konto verwaltet, kann sie widerrufen.`,
  ownKeys: "Gültige API-Schlüssel, die Sie angelegt haben",
  leaveAndRevoke: (count) =>
    count === 1 ? "Verlassen und Schlüssel widerrufen" : `Verlassen und ${count} Schlüssel widerrufen`,
  leaveAndKeep: (count) =>
    count === 1 ? "Verlassen, Schlüssel bleibt gültig" : `Verlassen, ${count} Schlüssel bleiben gültig`,
  handOverTitle: (email) => `Das Konto an ${email} übergeben?`,
  handOverText:
    "Diese Person verwaltet dann das Konto, und ihre Adresse wird die des Kontos: Dokumente und Erinnerungen gehen von nun an dorthin. Sie verwalten es weiter mit und können es verlassen.",
  handOverConfirm: "Konto übergeben",
  toMembers: "Zu den Mitgliedern",
  leaveConfirmTitle: (account) => `Das Konto ${account} verlassen?`,
  keep: "Abbrechen",

  actsTitle: "Protokoll",
  actsLead:
    "Was Mitglieder auf diesen Seiten in diesem Konto getan haben, das Neueste zuerst. Aufrufe von Programmen stehen nicht hier: Der Überblick zählt sie nach API-Schlüsseln.",
  day: "Zeit",
  act: "Was",
  subject: "Gegenstand",
  actNames: {
    "member.invited": "Eingeladen",
    "invitation.revoked": "Einladung zurückgezogen",
    "member.joined": "Beigetreten",
    "member.role": "Rolle geändert",
    "member.removed": "Entfernt",
    "member.left": "Konto verlassen",
    "account.made": "Konto angelegt",
    "account.named": "Konto benannt",
    "account.handed-over": "Konto übergeben",
    "passkey.added": "Passkey hinzugefügt",
    "passkey.removed": "Passkey entfernt",
    "key.made": "API-Schlüssel erstellt",
    "key.revoked": "API-Schlüssel widerrufen",
    "table.calculated": "Tabelle berechnet",
    "report.saved": "Bericht gespeichert",
    "invoice.made": "Rechnung erstellt",
    "imports.changed": "Einfuhren oder Lieferanten geändert",
  },
  noActs: "Noch nichts",
  noActsText:
    "Hier steht, wer was getan hat: Einladungen, Rollen, Schlüssel, Tabellen, Berichte, Rechnungen, Einfuhren.",

  joinTitle: "Sie sind eingeladen",
  joinText: (inviter, account) => `${inviter} lädt Sie in das Konto ${account} ein.`,
  joinAs: "Sie treten bei als",
  joinButton: "Konto beitreten",
  joinForeign:
    "Sie kennen den Absender nicht? Dann schließen Sie die Seite: Wer sie gesandt hat, will Sie in sein Konto führen.",
  badTitle: "Diese Einladung gilt nicht mehr",
  badText:
    "Sie wurde schon angenommen oder zurückgezogen oder ist älter als 7 Tage. Bitten Sie jemanden, der das Konto verwaltet, um eine neue. Wer beigetreten ist, meldet sich wie gewohnt an.",
  signIn: "Anmelden",

  chooseTitle: "Welches Konto?",
  chooseLegend: "Sie sind Mitglied mehrerer Konten",
};
