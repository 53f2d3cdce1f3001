/**
 * German sentences for what went wrong: one for each kind of failure.
 */
import type { FailureTexts } from "../en/failures.ts";

/** Limits of mails, by the policy: what goes on beside them is said. */
const mailLimits: Readonly<Record<string, (limit: number) => string>> = {
  "mails-to-address": (limit) =>
    `Ihr Konto hat dieser Adresse innerhalb einer Stunde ${limit} Mails gesandt, mehr sind nicht möglich: Es wurde nichts erstellt und nichts gesandt. Mails an andere Adressen und Dokumente ohne Mail sind weiter möglich.`,
  "invoice-mails": (limit) =>
    `Ihr Konto hat anderen innerhalb einer Stunde ${limit} Rechnungen gemailt, mehr sind nicht möglich: Es wurde nichts erstellt. Dokumente ohne Mail oder an die eigene Adresse des Kontos werden sofort erstellt.`,
  "supplier-mails": (limit) =>
    `Ihr Konto hat Lieferanten innerhalb einer Stunde ${limit} Mails gesandt, mehr sind nicht möglich: Es wurde nichts gesandt.`,
};

export const failures: FailureTexts = {
  unreadable: "Was gesandt wurde, lässt sich nicht lesen: Versuchen Sie es noch einmal.",
  denials: {
    foreign:
      "Das Formular kam nicht von einer Seite dieses Dienstes: Öffnen Sie die Seite hier und senden Sie es noch einmal.",
    stale:
      "Die Seite ist nicht mehr aktuell, weil Sie sich seitdem ab- oder angemeldet haben: Öffnen Sie sie neu und senden Sie das Formular dann.",
    operator:
      "Das braucht das Konto eines Betreibers und seinen zweiten Faktor, in dieser Sitzung angegeben.",
    role:
      "Ihre Rolle in diesem Konto erlaubt das nicht: Bitten Sie jemanden, der es verwaltet, um eine andere.",
    other: "Ihr Konto darf das nicht.",
  },
  failures: {
    Unauthenticated: () => "Die Sitzung ist zu Ende: Melden Sie sich neu an.",
    TierLacksFeature: () => "Der Tarif des Kontos enthält das nicht: CBAM PRO und Enterprise enthalten es.",
    LinkChanged: () =>
      "Dieser Link ist nicht so, wie er ausgegeben wurde: Öffnen Sie die Seite, von der er kommt, für einen neuen.",
    LinkExpired: () => "Die Zeit dieses Links oder der Dokumente dahinter ist abgelaufen.",
    NotFound: () => "Unter dieser Adresse gibt es nichts, oder es gehört einem anderen Konto.",
    DocumentNotFound: ({ lacking }) =>
      lacking === undefined
        ? "Dieses Dokument gibt es nicht: Es wurde nie erstellt, oder seine Zeit ist abgelaufen."
        : lacking === "missing"
        ? "Diese Datei ist im Speicher des Dienstes verloren gegangen: Senden Sie dieselbe Datei dort noch einmal, dann ist sie wieder da, oder wenden Sie sich an den Betreiber."
        : lacking === "changed"
        ? "Diese Datei wurde im Speicher des Dienstes abgeschnitten oder verändert: Senden Sie dieselbe Datei dort noch einmal, dann ist sie wieder da, oder wenden Sie sich an den Betreiber."
        : "Dieses Dokument wurde im Speicher des Dienstes abgeschnitten: Erstellen Sie es noch einmal.",
    MethodNotAllowed: () => "Diese Adresse nimmt das nicht an: Öffnen Sie die Seite neu.",
    BodyTooSlow: () => "Was gesandt wurde, kam nicht rechtzeitig an: Versuchen Sie es noch einmal.",
    TargetTooLong: () => "Die Adresse ist zu lang: Geben Sie weniger auf einmal an.",
    HeadTooLarge: () =>
      "Ihr Browser hat zu viel neben der Anfrage gesandt: Löschen Sie die Cookies dieser Seite und versuchen Sie es noch einmal.",
    IdempotencyKeyInUse: () => "Daran wird schon gearbeitet.",
    IdempotencyKeyReused: () => "Das wurde schon einmal mit anderem Inhalt gesandt: Laden Sie die Seite neu.",
    ReportNotDraft: () => "Der Bericht ist kein Entwurf: Er kann nicht noch einmal ausgestellt werden.",
    ReportOutdated: () => "Preise oder Standardwerte haben sich seitdem geändert: Rechnen Sie neu.",
    RecordConflict: () =>
      "Etwas anderes wurde vorher erfasst: Sehen Sie nach, was abweicht, und senden Sie es als Änderung davon.",
    PayloadTooLarge: (_, { limit }) =>
      `Was gesandt wurde, ist größer als ${limit} MB, mehr wird hier nicht gelesen: Senden Sie weniger auf einmal.`,
    TooManyLineItems: ({ lineItems, limitLineItems }) =>
      `Die Rechnung hat ${lineItems} Zeilen: Höchstens ${limitLineItems} sind möglich.`,
    UnsupportedMediaType: () =>
      "Was gesandt wurde, ist von einer Art, die hier nicht gelesen wird: Wählen Sie eine XLSX- oder CSV-Datei.",
    RangeNotSatisfiable: () => "Diesen Teil des Dokuments gibt es nicht: Öffnen Sie es neu.",
    TooManyRows: ({ rows, limitRows }) =>
      `Die Tabelle hat ${rows} Zeilen: Höchstens ${limitRows} sind möglich. Teilen Sie sie.`,
    ReportNeedsFigures: () => "Es gibt noch nichts zu berichten: Es fehlen Zahlen.",
    RateLimited: ({ policy, limit }) => mailLimits[policy]?.(limit) ?? "Das war zu oft.",
    CalculatorFailed: () =>
      "Die Berechnung ist wegen eines Fehlers im Dienst gescheitert: Versuchen Sie es noch einmal.",
    ServiceUnavailable: () => "Der Dienst kann das gerade nicht: Es wurde nichts geändert.",
  },
};
