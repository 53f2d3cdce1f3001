/**
 * The tools about customs documents.
 */
import * as Contract from "../../contract/invoices.ts";
import { adding, endpointTool } from "../../http/mcp/endpoint_tool.ts";
import type { Arguments, Tool } from "../../http/mcp/toolbox.ts";

const receiver = {
  type: ["string", "null"],
  description: "Where the documents are mailed to. Left out or null: no mail is sent.",
} as const;

/** No mail leaves unless an address is given: a model must not write to somebody by leaving a member out. */
const unmailed = (sent: Arguments): Arguments => ({ ...sent, email: sent["email"] ?? null });

export const invoiceTools: ReadonlyArray<Tool> = [
  endpointTool({
    name: "invoice_validate",
    title: "Check an invoice",
    description:
      "Checks what invoice_create would be given and makes nothing: `issues` stand against it, with path and right value; `warnings` are accepted but customs may ask. Needs `invoices:write`.",
    endpoint: Contract.validateInvoice,
    input: {
      more: {
        invoiceData: { type: "object", description: "As `invoiceData` of invoice_create." },
        email: receiver,
      },
    },
    prepare: unmailed,
  }),
  endpointTool({
    name: "invoice_create",
    title: "Make customs documents",
    description:
      "Makes a commercial or proforma invoice and, where asked, packing list and certificate of origin as linked PDFs. A line's `totalValue` is quantity times `unitPrice`, `totalDeclaredValue` lines and charges. Run invoice_validate first, show its findings and ask. No `email`: no mail. Needs `invoices:write`.",
    endpoint: Contract.createInvoice,
    effects: { ...adding, isOpenWorld: true },
    input: { more: { email: receiver } },
    prepare: unmailed,
  }),
];
