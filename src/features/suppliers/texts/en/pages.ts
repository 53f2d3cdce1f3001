/**
 * English texts of an importer's pages about suppliers.
 */

export const pages = {
  title: "Suppliers",
  requests: "Requests",
  installations: "Installations",
  values: "Values",
  guide: "Ask a supplier, step by step",
  without: "–",

  leadRequests:
    "Suppliers are asked by a mail with a link: they need no account. What they answer counts when you accept it.",
  leadInstallations: "The works that your goods are made in. Ask each of them for its values.",
  leadValues:
    "Emissions of goods by installation and year. Imports take a value by its id in place of default values.",
  supplier: "Supplier",
  year: "Year",
  goods: "Goods",
  state: "State",
  due: "Answer wanted by",
  more: (count: string): string => `and ${count} more`,
  anyState: "All states",
  show: "Show",
  ofState: {
    waiting: "Waiting for the supplier",
    received: "Waiting for you",
    accepted: "Accepted",
    revoked: "Withdrawn",
  },
  states: {
    waiting: "Sent",
    undelivered: "Not delivered",
    returned: "Sent back",
    received: "Answered",
    accepted: "Accepted",
    expired: "Expired",
    revoked: "Withdrawn",
  },
  noRequests: "No supplier was asked yet",
  noRequestsText: "Record the installation that makes your goods, then ask it for its values.",
  noRequestsOfState: "No request is in this state.",
  toInstallations: "To the installations",

  name: "Name",
  nameHint: "As your supplier calls it",
  country: "Country",
  countryHint: "Where it stands, such as Turkey or TR",
  registryId: "Number in the CBAM registry",
  registryIdHint: "Or your own number; one number stands for one installation",
  operator: "Operator",
  addInstallation: "Add an installation",
  saveInstallation: "Save the installation",
  installationThere: "Another installation has this number already.",
  noInstallations: "No installation yet.",

  installation: "Installation",
  direct: "Direct",
  indirect: "Indirect",
  perTonne: "t CO2e per tonne (of electricity per MWh)",
  content: (value: string): string => `per unit of a content of ${value}`,
  saving: "Saves a tonne, EUR",
  recordedOn: "Recorded on",
  source: "Source",
  allRoutes: "all routes",
  certainty: {
    estimated: "Estimate",
    operator: "By the operator",
    verified: "Verified",
    withdrawn: "Withdrawn",
  },
  noValues: "No values yet.",
  savingNote:
    "The saving is the cost by default values less the cost by this value at the last certificate price; it may be negative. Only verified values may be declared.",

  ask: "Ask for values",
  askTitle: (name: string): string => `Ask ${name}`,
  askLead:
    "The supplier gets a mail with a link. It says what is needed, by when, what own values save at the last prices, and what happens without an answer. It tells nothing else about you than what stands here.",
  asker: "Your company",
  askerHint: "The name by which the supplier knows you",
  email: "E-mail address of the supplier",
  replyTo: "Your e-mail address for answers",
  language: "Language of mail and page",
  period: "Year of the emissions",
  goodsHint: "One CN code a line, if need be with its production route: 7318 15 95 (C)",
  message: "Your words to the supplier",
  messageHint: "For instance the contract that it is about",
  send: "Send the request",

  templateTitle: "Read the supplier's template",
  templateText:
    "Choose the Commission's communication template as the supplier filled it in (Excel, .xlsx). Sound values are recorded as estimates; what is wrong is told with its cell.",
  template: "Template",
  read: "Read and record",
  noFile: "Choose a file.",
  unreadable:
    "The file can't be read: it must be an Excel workbook (.xlsx) with the sheets of the template, without a password.",
  otherCountry: (found: string): string =>
    `The template is of an installation in ${found}: nothing was recorded. Read it at that one.`,
  nothingSound: "No value of the template could be recorded.",
  readValues: (added: string, all: string): string =>
    `${added} of ${all} values of the template were recorded.`,
  issues: "What to mend in the template",
  outcomes: {
    added: "Recorded",
    unchanged: "Known already",
    conflict: "Another value is there",
    refused: "Refused",
  },
  outcome: "Outcome",

  requestTitle: (name: string, year: string): string => `${name}, ${year}`,
  receiver: "Sent to",
  mailedOn: "Mails on",
  openUntil: "Link works until",
  supplierTable: "Table to fill in",
  byDefault: (cost: string, unit: string): string => `${cost} a ${unit} by default values`,
  breakEven: (figure: string): string => `own values pay below ${figure} t CO2e`,
  answerOf: (day: string): string => `Answer of ${day}`,
  returnedWith: "Sent back with the remark",
  remarkOfSupplier: "Remark of the supplier",
  report: "Verification report",
  accept: "Accept the answer",
  acceptText: "Its figures become values of the installation, or new versions of those that are there.",
  note: "Your note",
  noteHint: "Is kept with the values",
  acceptButton: "Accept",
  sendBack: "Send it back",
  sendBackText:
    "The supplier gets a mail with your remark and a new link; its figures stand in the form as it sent them.",
  remark: "Remark",
  remarkHint: "What is missing or can't be, in words that the supplier reads",
  newDue: "New day",
  sendBackButton: "Send back",
  remind: "Remind now",
  revoke: "Withdraw the request",
  revokeTitle: "Withdraw the request?",
  revokeText:
    "Its links stop working and no reminder goes out; the supplier gets no mail about it. A request can’t be brought back: you would ask anew.",
  revokeButton: "Withdraw it",
  keep: "Keep it",
  done: {
    asked: "The request is on its way.",
    saved: "The installation is recorded.",
    accepted: "The answer is accepted: its figures are values now.",
    returned: "The answer is on its way back, with a new link.",
    reminded: "A reminder is on its way.",
    mailed: "A mail went out today already: nothing more was sent.",
    revoked: "The request is withdrawn: its links work no more.",
    changed: "The request changed meanwhile: nothing was done. This is how it stands.",
  },
  valueThere:
    "A value for these goods by another route, or for all routes, is there: withdraw it, or send the answer back.",
};

/** Texts that every language has. */
export type SupplierPageTexts = typeof pages;
