/**
 * The whole API: every endpoint, in the order in which a reader meets them.
 */
import * as HttpApi from "@effect/platform/HttpApi";
import * as HttpApiGroup from "@effect/platform/HttpApiGroup";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Bulk from "./bulk.ts";
import { bulkSchemas } from "./bulk.ts";
import * as Cbam from "./cbam.ts";
import * as Documents from "./imports/documents.ts";
import * as Penalties from "./imports/penalties.ts";
import * as Records from "./imports/records.ts";
import * as Books from "./imports/books.ts";
import { bookSchemas } from "./imports/books.ts";
import * as Taken from "./imports/taken.ts";
import { takenSchemas } from "./imports/taken.ts";
import * as Templates from "./imports/templates.ts";
import * as Certificates from "./imports/certificates.ts";
import * as Duties from "./imports/duties.ts";
import * as Imports from "./imports.ts";
import { importSchemas } from "./imports.ts";
import * as Invoices from "./invoices.ts";
import * as Operations from "./operations.ts";
import * as Plans from "./plans.ts";
import { Problem } from "./problems.ts";
import * as Reports from "./reports.ts";
import * as Attachments from "./suppliers/attachments.ts";
import * as Inquiries from "./suppliers/inquiries.ts";
import * as Installations from "./suppliers/installations.ts";
import * as SupplierChecks from "./suppliers/checks.ts";
import * as SupplierTemplates from "./suppliers/template.ts";
import * as Values from "./suppliers/values.ts";

const cbam = HttpApiGroup.make("cbam")
  .add(Cbam.scope)
  .add(Cbam.calculate)
  .add(Cbam.calculateFromJson)
  .add(Cbam.search)
  .add(Cbam.productionRoutes)
  .add(Cbam.dataSets)
  .add(Cbam.prices)
  .annotate(OpenApi.Title, "CBAM")
  .annotate(OpenApi.Description, "Scope, cost, routes, codes, tables and prices: anyone may ask.");

const plans = HttpApiGroup.make("plans")
  .add(Plans.compare)
  .add(Plans.trajectory)
  .add(Plans.trajectories)
  .add(Plans.portfolio)
  .add(Plans.indication)
  .add(Plans.indicationFromJson)
  .annotate(OpenApi.Title, "Plans")
  .annotate(OpenApi.Description, "What to buy, where, and what it costs until 2034.");

const bulk = HttpApiGroup.make("bulk")
  .add(Bulk.bulk)
  .add(Bulk.bulkList)
  .add(Bulk.bulkByRequest)
  .add(Bulk.bulkTemplate)
  .add(Bulk.bulkReports)
  .annotate(OpenApi.Title, "Bulk")
  .annotate(OpenApi.Description, "Many shipments in one call, and what was answered.");

const reports = HttpApiGroup.make("reports")
  .add(Reports.createReport)
  .add(Reports.reportList)
  .add(Reports.reportById)
  .add(Reports.issueReport)
  .add(Reports.downloadReport)
  .add(Reports.verify)
  .add(Reports.reportKeys)
  .annotate(OpenApi.Title, "Reports")
  .annotate(OpenApi.Description, "Calculations as signed reports that anyone can verify.");

const imports = HttpApiGroup.make("imports")
  .add(Imports.keepImporter)
  .add(Imports.importerList)
  .add(Imports.keepDeclarant)
  .add(Imports.declarantList)
  .add(Imports.addImports)
  .add(Taken.importsFromBatch)
  .add(Taken.importsFromInvoice)
  .add(Templates.importTemplate)
  .add(Templates.importTemplateCsv)
  .add(Imports.importList)
  .add(Imports.importThreshold)
  .add(Penalties.importPenalties)
  .add(Records.importArchive)
  .add(Imports.importById)
  .add(Books.reconcileImports)
  .add(Duties.importDeclaration)
  .add(Documents.issueDeclaration)
  .add(Documents.declarationDocument)
  .add(Documents.downloadDeclaration)
  .add(Documents.verifyDeclaration)
  .add(Duties.importHolding)
  .add(Certificates.certificates)
  .add(Certificates.buyCertificates)
  .add(Certificates.moveCertificates)
  .add(Certificates.withdrawCertificates)
  .add(Books.importAccrual)
  .add(Duties.importCalendar)
  .add(Duties.importCalendarFile)
  .add(Duties.importCodes)
  .annotate(OpenApi.Title, "Imports")
  .annotate(OpenApi.Description, "An importer's year: ledger, threshold, declaration, certificates.");

const suppliers = HttpApiGroup.make("suppliers")
  .add(Installations.addInstallation)
  .add(Installations.installationList)
  .add(Installations.installationById)
  .add(Installations.changeInstallation)
  .add(Values.addValues)
  .add(Values.valueList)
  .add(Values.valueById)
  .add(Values.changeValue)
  .add(Attachments.addAttachment)
  .add(Attachments.attachmentList)
  .add(Attachments.downloadAttachment)
  .add(Attachments.removeAttachment)
  .add(SupplierTemplates.readValues)
  .add(Inquiries.addInquiry)
  .add(Inquiries.inquiryList)
  .add(Inquiries.inquiryById)
  .add(Inquiries.inquiryTemplate)
  .add(Inquiries.inquiryFile)
  .add(Inquiries.remindInquiry)
  .add(Inquiries.revokeInquiry)
  .add(Inquiries.acceptInquiry)
  .add(Inquiries.returnInquiry)
  .add(SupplierTemplates.readDocument)
  .add(SupplierChecks.valueUses)
  .add(SupplierChecks.installationDossier)
  .annotate(OpenApi.Title, "Suppliers")
  .annotate(
    OpenApi.Description,
    "Installations that make the goods, their values, and questions to suppliers.",
  );

const invoices = HttpApiGroup.make("invoices")
  .add(Invoices.createInvoice)
  .add(Invoices.validateInvoice)
  .add(Invoices.invoiceList)
  .add(Invoices.invoiceById)
  .add(Invoices.invoiceFile)
  .annotate(OpenApi.Title, "Invoices")
  .annotate(OpenApi.Description, "Customs documents from one description of a shipment.");

const operations = HttpApiGroup.make("operations")
  .add(Operations.healthz)
  .add(Operations.readyz)
  .add(Operations.openApiDocument)
  .annotate(OpenApi.Title, "Operations")
  .annotate(OpenApi.Description, "The service itself.");

/** Every endpoint that the document describes. */
export const api = HttpApi.make("customs").add(cbam).add(plans).add(bulk).add(reports).add(imports).add(
  suppliers,
).add(
  invoices,
).add(
  operations,
)
  .annotate(HttpApi.AdditionalSchemas, [
    ...bulkSchemas,
    ...importSchemas,
    ...bookSchemas,
    ...takenSchemas,
    ...Plans.planSchemas,
    Problem,
  ])
  .annotate(OpenApi.Title, "Customs Invoice and CBAM API")
  .annotate(OpenApi.Version, "1");
