/**
 * The tools about suppliers: their installations and values, questions to them, what they answered, and what becomes of that.
 */
import * as Effect from "effect/Effect";
import * as Installations from "../../contract/suppliers/installations.ts";
import * as Inquiries from "../../contract/suppliers/inquiries.ts";
import * as Values from "../../contract/suppliers/values.ts";
import { declaredInput, declaredOutput, membersNamed, schemaOf } from "../../http/mcp/declared_schemas.ts";
import { adding, askedBy, endpointTool, inputSchema, looking } from "../../http/mcp/endpoint_tool.ts";
import type { Tool } from "../../http/mcp/toolbox.ts";

/** Installations beside values: a model needs the ids of both before it asks or calculates anything. */
const valuesTool: Tool = {
  name: "supplier_values",
  title: "Suppliers and their values",
  description:
    "Lists suppliers' installations and values, with ids: supplier_ask takes the one, `value_id` of calculations and imports the other. Needs `suppliers:read`; two calls.",
  effects: looking,
  isDetailed: false,
  named: ["as_of", "limit", "cursor", "state"],
  inputSchema: () => ({ ...schemaOf(declaredInput(Values.valueList)), additionalProperties: false }),
  outputSchema: () => {
    const values = declaredOutput(Values.valueList);
    const { installations = {} } = declaredOutput(Installations.installationList).properties;
    return schemaOf({
      properties: { ...values.properties, installations },
      required: [...values.required, "installations"],
    });
  },
  call: (sent) =>
    Effect.gen(function* () {
      const values = yield* askedBy(Values.valueList, sent);
      if (!values.isOk) return values;
      const installations = yield* askedBy(Installations.installationList, { limit: 100 });
      return installations.isOk
        ? { isOk: true, answer: { ...values.answer, installations: installations.answer["installations"] } }
        : installations;
    }),
};

/** Inquiries, or one of them with its answers. */
const inquiriesTool: Tool = {
  name: "supplier_inquiries",
  title: "Which suppliers answered?",
  description:
    "Lists inquiries to suppliers, newest first, with `state` and `delivery` (a refused mail reached nobody); with `id` one, with its `answers` and what each saves. An answer counts once accepted. Needs `suppliers:read`.",
  effects: looking,
  isDetailed: false,
  named: ["limit", "cursor", "delivery"],
  inputSchema: () => {
    const one = declaredInput(Inquiries.inquiryById);
    const list = declaredInput(Inquiries.inquiryList);
    const properties = { ...one.properties, ...list.properties };
    return { ...schemaOf({ properties, required: [] }), additionalProperties: false };
  },
  outputSchema: () => {
    const list = declaredOutput(Inquiries.inquiryList);
    const { answers = {} } = declaredOutput(Inquiries.inquiryById).properties;
    return schemaOf({ properties: { ...list.properties, answers }, required: list.required });
  },
  call: (sent) =>
    sent["id"] === undefined
      ? askedBy(Inquiries.inquiryList, sent)
      : Effect.map(askedBy(Inquiries.inquiryById, { id: sent["id"] }), (asked) => {
        if (!asked.isOk) return asked;
        const { inquiry = null, answers = [] } = asked.answer;
        return { isOk: true, answer: { inquiries: [inquiry], next_cursor: null, answers } };
      }),
};

/** Endpoints by the word that a decision is told by. */
const decisions = { accept: Inquiries.acceptInquiry, return: Inquiries.returnInquiry } as const;

/** An answer of a supplier, taken as values or sent back. The word is asked for: no answer is taken by leaving a member out. */
const decideTool: Tool = {
  name: "supplier_decide",
  title: "Accept an answer or send it back",
  description:
    "Decides on a supplier's answer by the inquiry's `id` and `round`: `accept` records its figures as values, `return` mails the supplier `remark` and a new link. Show the user the figures, ask first. Needs `suppliers:write`.",
  effects: { ...adding, isOpenWorld: true },
  isDetailed: false,
  named: ["note", "remark", "due", "idempotency_key"],
  inputSchema: () =>
    inputSchema(decisions.accept, {
      more: {
        ...membersNamed(declaredInput(decisions.return), ["remark", "due"]).properties,
        decision: {
          type: "string",
          enum: Object.keys(decisions),
          description: "`accept` takes `note`, `return` `remark` and `due`.",
        },
      },
      required: ["decision"],
    }),
  outputSchema: () => {
    const members = declaredOutput(decisions.accept);
    const properties = { ...declaredOutput(decisions.return).properties, ...members.properties };
    return schemaOf({ properties, required: ["inquiry"] });
  },
  call: ({ decision, ...sent }) =>
    decision === "accept" || decision === "return"
      ? askedBy(decisions[decision], sent)
      : Effect.succeed({ isOk: false, text: "decision must be `accept` or `return`: nothing was done." }),
};

export const supplierTools: ReadonlyArray<Tool> = [
  valuesTool,
  inquiriesTool,
  endpointTool({
    name: "supplier_ask",
    title: "Ask a supplier",
    description:
      "Mails a supplier a link by which it tells its values without an account. Give `goods`, or `imports`: ids of rows. A mail leaves: show the user what is asked of whom first. Needs `suppliers:write`.",
    endpoint: Inquiries.addInquiry,
    effects: { ...adding, isOpenWorld: true },
    named: ["imports", "reply_to", "language", "message"],
  }),
  decideTool,
];
