/**
 * The tools about customs documents.
 */
import * as Contract from "../../contract/invoices.ts";
import { askedWith } from "../../http/mcp/asking.ts";
import { inputSchema } from "../../http/mcp/input_schemas.ts";
import type { Arguments, Tool } from "../../http/mcp/toolbox.ts";

const receiver = {
  type: ["string", "null"],
  description: "Where the documents are mailed to. Left out or null: no mail is sent.",
} as const;

/** No mail leaves unless an address is given: a model must not write to somebody by leaving a member out. */
const unmailed = (sent: Arguments): Arguments => ({ ...sent, email: sent["email"] ?? null });

const createTool: Tool = {
  name: "invoice_create",
  title: "Make customs documents",
  description:
    "Makes a commercial or proforma invoice and, where asked, a packing list and a certificate of origin as PDFs from one description of a shipment, and answers with links that are good for an hour. Needs an API key with `invoices:write`. Figures are checked to the minor unit: each line's `totalValue` is quantity times `unitPrice`, `totalDeclaredValue` is the lines and charges. Run invoice_validate first and show its issues and warnings to the user; ask before you make the documents. No mail is sent unless `email` is given.",
  isReadOnly: false,
  isOpenWorld: true,
  inputSchema: () =>
    inputSchema(Contract.createInvoice, {
      more: {
        email: receiver,
        idempotency_key: {
          type: "string",
          description: "Your own name for the call: sent again within 24 hours it makes nothing new.",
        },
      },
    }),
  call: ({ idempotency_key: key, ...sent }) =>
    askedWith(Contract.createInvoice, {
      sent: unmailed(sent),
      ...(typeof key === "string" ? { headers: { "idempotency-key": key } } : undefined),
    }),
};

const validateTool: Tool = {
  name: "invoice_validate",
  title: "Check an invoice before it is made",
  description:
    "Checks what invoice_create would be given, all of it at once, and makes nothing: `issues` stand against it, each with its path and, where it is known, the right value; `warnings` are accepted but customs may ask. Needs an API key with `invoices:write`; counts apart from invoices.",
  isReadOnly: true,
  isOpenWorld: false,
  inputSchema: () => ({
    type: "object",
    properties: {
      invoiceData: {
        type: "object",
        description: "The shipment, exactly as `invoiceData` of invoice_create.",
      },
      documents: { type: "array", items: { type: "string" }, description: "As in invoice_create." },
      email: receiver,
    },
    required: ["invoiceData"],
    additionalProperties: false,
  }),
  call: (sent) => askedWith(Contract.validateInvoice, { sent: unmailed(sent) }),
};

export const invoiceTools: ReadonlyArray<Tool> = [validateTool, createTool];
