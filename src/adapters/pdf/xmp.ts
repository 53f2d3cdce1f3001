/**
 * The metadata of a document as XMP, which says what the document information dictionary says. Which standard the file
 * keeps to, pdfkit adds.
 * @source ISO 16684-1 (XMP); ISO 19005-3, section 6.6 (metadata of PDF/A-3); ISO 14289-1, section 5 (identification of PDF/UA)
 */
import type { PrintableDocument } from "../../domain/documents/printable.ts";

/** Names of the programs that made the file. */
export const creator = "Customs Invoice and CBAM service";
export const producer = "pdfkit";

/** @returns the title in the metadata: the document's name and number */
export const titleOf = ({ name, number }: PrintableDocument): string => `${name} ${number}`.trim();

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const alternative = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;

/** PDF/UA-1, with the description of its property that PDF/A asks for. */
const accessible = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 that the file keeps to</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** @returns the descriptions that stand inside the metadata's `rdf:RDF` */
export const xmpOf = (document: PrintableDocument): string => {
  const date = `${document.createdAt.toISOString().slice(0, 19)}Z`;
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title>${alternative(titleOf(document))}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(document.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${alternative(document.subject)}</dc:description>
<dc:language><rdf:Bag><rdf:li>${document.language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${creator}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdf:Producer>${producer}</pdf:Producer>
</rdf:Description>
${accessible}`;
};
