/** The verify page: asks `POST /api/v1/cbam/verify` and shows what it answers. */

const labels = {
  report_number: "Report number",
  issued_at: "Issued on",
  cn_code: "CN code",
  origin_country_iso3: "Country of origin",
  tonnage: "Tonnes",
  sector: "Sector",
  net_cost_eur: "Net cost, EUR",
  content_hash: "Content hash",
};

const form = document.querySelector("form");
const answer = document.querySelector("section");
const { reportId, issuedDate } = form.elements;

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

const show = (...parts) => answer.replaceChildren(...parts);

const download = (address) => {
  const paragraph = document.createElement("p");
  paragraph.append(Object.assign(element("a", "Download the report (PDF)"), { href: address }));
  return paragraph;
};

const showReport = (report) => {
  const list = document.createElement("dl");
  for (const [name, label] of Object.entries(labels)) {
    list.append(element("dt", label), element("dd", String(report[name] ?? "-")));
  }
  const verdict = report.is_sample
    ? "This is the published sample, not a report."
    : "This report is genuine.";
  show(element("h2", verdict), list, download(report.download_url));
};

const refusals = {
  429: "Too many attempts: try again later.",
  200:
    "This report could not be verified. Check the id and the date of issue; drafts and unpaid reports do not verify.",
};

const verify = async () => {
  const body = JSON.stringify({ reportId: reportId.value.trim(), issuedDate: issuedDate.value.trim() });
  const headers = { "content-type": "application/json" };
  const response = await fetch("/api/v1/cbam/verify", { method: "POST", headers, body });
  const said = await response.json();
  if (said.ok) showReport(said.report);
  else {show(
      element("p", refusals[response.status] ?? "The service does not answer just now: try again later."),
    );}
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  verify().catch(() => show(element("p", "The service could not be reached: try again later.")));
});

reportId.value = new URLSearchParams(location.search).get("reportId") ?? "";
(reportId.value === "" ? reportId : issuedDate).focus();
