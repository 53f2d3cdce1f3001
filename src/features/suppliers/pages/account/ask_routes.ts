/**
 * Routes of the form that asks a supplier: the question is decoded and judged as a call's is, and asked once.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { type CbamContext, cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { countMail } from "../../../../application/documents/counted_mails.ts";
import { ImportLedger, ImportPeople } from "../../../../application/imports/import_ports.ts";
import { newId } from "../../../../application/new_id.ts";
import { askSupplier } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import { inquiryOf } from "../../../../application/suppliers/inquiries/asked_goods.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { InquiryRequest } from "../../../../contract/requests/suppliers/inquiry.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import { keyedFormOnce } from "../../../../http/routes/form_once.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import type { CountryAlpha3 } from "../../../../kernel/identifiers.ts";
import { readCnCodeAsWritten } from "../../../../kernel/lenient/cn_code.ts";
import { daysLater, yearOf } from "../../../../kernel/time/calendar.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import type { Language } from "../../../../web/words/language.ts";
import { importForm, importRoute } from "../../../imports/pages/whose/member_routes.ts";
import { type FieldKinds, typedRequest } from "../../../imports/pages/typed.ts";
import { pageTexts } from "../../texts/pages.ts";
import { askPage, likelyLanguage } from "./ask_page.tsx";
import { installationIn } from "./installation_routes.ts";
import { errorsOf, nothingSent, type SentForm } from "./supplier_frame.tsx";
import { requestPath, supplierPaths } from "./supplier_paths.ts";

const path = `${supplierPaths.installations}/:id/ask` as const;

/** First year of which suppliers reported. @source Implementing Regulation (EU) 2023/1773, Article 3 */
const firstYear = 2023;
const usualDays = 28;

const viewOf = (cbam: CbamContext, installation: Installation, sent: SentForm) => {
  const year = yearOf(cbam.today());
  return {
    installation,
    years: Array.from({ length: year - firstYear + 1 }, (_, index) => year - index),
    sent,
    key: newId(cbam.nowMs),
  };
};

/** The only importer, else the only one that imports from the country, else the account: a supplier is told of no other client. */
const usualAsker = ({ signedIn: { accountId, accountName } }: Member, country: CountryAlpha3) =>
  Effect.gen(function* () {
    const importers = yield* (yield* ImportPeople).importers(accountId);
    const from = importers.length < 2 ? [] : yield* (yield* ImportLedger).importersFrom(accountId, country);
    const [asker, ...others] = importers.filter(({ id }) => importers.length < 2 || from.includes(id));
    return asker !== undefined && others.length === 0 ? asker.name : accountName;
  });

/** Values that a new question begins with. */
const usualValues = (member: Member, cbam: CbamContext, { facts: { country } }: Installation) =>
  Effect.map(
    usualAsker(member, country),
    (asker): SentForm["values"] =>
      new Map([
        ["asker", asker],
        ["reply_to", member.signedIn.email],
        ["language", likelyLanguage(country)],
        ["due", daysLater(cbam.today(), usualDays)],
      ]),
  );

const shown = importRoute("work", path, (member) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const installation = yield* installationIn(member);
    const values = yield* usualValues(member, cbam, installation);
    return privatePage(askPage(member, viewOf(cbam, installation, { ...nothingSent, values })));
  }));

const kinds: FieldKinds = {
  asker: "text",
  email: "text",
  reply_to: "text",
  language: "text",
  reporting_period: "number",
  due: "text",
  message: "text",
};

const labelsOf = (language: Language): ReadonlyMap<string, string> => {
  const texts = pageTexts[language];
  return new Map([
    ["asker", texts.asker],
    ["email", texts.email],
    ["reply_to", texts.replyTo],
    ["language", texts.language],
    ["reporting_period", texts.period],
    ["due", texts.due],
    ["goods", texts.goods],
    ["message", texts.message],
  ]);
};

/** Goods as they are typed, one a line: a CN code, and its route behind it in brackets. */
const goodsIn = (form: URLSearchParams) => {
  const issues: Array<Issue> = [];
  const lines = (form.get("goods") ?? "").split("\n").map((line) => line.trim()).filter((line) =>
    line !== ""
  );
  const goods = lines.flatMap((line) => {
    const bracket = line.indexOf("(");
    const [code, route] = bracket < 0 ? [line] : [line.slice(0, bracket), line.slice(bracket)];
    const reading = readCnCodeAsWritten({ path: "goods", value: code.trimEnd() });
    if ("complaint" in reading) {
      issues.push(reading.complaint);
      return [];
    }
    return [{ cn_code: reading.value, ...(route === undefined ? {} : { production_route: route }) }];
  });
  return { goods, issues };
};

const decode = decoderOf(InquiryRequest);

/** The question that a form asks. @fails InvalidRequest with what is wrong with it */
const questionIn = (member: Member, form: URLSearchParams, installation: Installation) =>
  Effect.gen(function* () {
    const typed = typedRequest(form, kinds, member.visit.language);
    const { goods, issues } = goodsIn(form);
    const unread = [...typed.issues, ...issues];
    const decoded = decode({ ...typed.body, installation: installation.id, goods }, byPointer());
    if (Either.isLeft(decoded)) return Either.left([...unread, ...decoded.left.issues]);
    if (unread.length > 0) return Either.left(unread);
    return yield* inquiryOf(member.signedIn.accountId, installation, decoded.right).pipe(
      Effect.map(Either.right),
      Effect.catchTag("InvalidRequest", ({ issues: found }) => Effect.succeed(Either.left(found))),
    );
  });

const sending = importForm(path, (member, form) =>
  Effect.gen(function* () {
    const { visit: { language }, signedIn: { accountId } } = member;
    const cbam = yield* cbamContext;
    const installation = yield* installationIn(member);
    const question = yield* questionIn(member, form, installation);
    if (Either.isLeft(question)) {
      const errors = errorsOf(question.left, labelsOf(language), language);
      const view = viewOf(cbam, installation, { values: new Map(form), errors });
      return privatePage(askPage(member, view), { status: 422 });
    }
    const { facts, dueOn } = question.right;
    const id = yield* keyedFormOnce({
      accountId,
      endpoint: "POST /suppliers/ask",
      key: form.get("key") ?? "",
      payload: [JSON.stringify([installation.id, facts, dueOn])],
      work: (keep) =>
        Effect.gen(function* () {
          yield* countMail({ kind: "supplier-mails", accountId, to: facts.receiver });
          const asked = yield* askSupplier(
            { accountId, installation, facts, dueOn },
            ({ inquiry }) => keep?.(inquiry.id) ?? Effect.void,
          );
          return asked.inquiry.id;
        }),
      replay: Effect.succeed,
    });
    return goTo(`${requestPath(id)}?done=asked`);
  }));

export const askRoutes = [shown, sending] as const;
