/**
 * Routes of the page of a value: looked at, a file added, downloaded, removed.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Attachments } from "../../../../application/attachments/attachment_ports.ts";
import { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { mostAttachments, mostFileBytes } from "../../../../contract/requests/suppliers/attachment.ts";
import { lastDayOfRecords } from "../../../../domain/imports/retention/retention.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { goTo, type Member, pageOfForm, privatePage, recordedWork } from "../../../../web/page/routes.ts";
import type { UploadLimit } from "../../../../web/page/uploaded_form.ts";
import { longDay } from "../../../../web/words/figures.ts";
import {
  importFile,
  importForm,
  importRoute,
  importUpload,
} from "../../../imports/pages/whose/member_routes.ts";
import { orNotFound } from "../../../imports/services.ts";
import { attachFor, attachmentAnswer, countFile, removalOf } from "../../handlers/attachments.ts";
import { pageTexts } from "../../texts/pages.ts";
import type { DoneNotice } from "../account/supplier_frame.tsx";
import { valuePath } from "../../../imports/pages/import_paths.ts";
import { supplierPaths } from "../account/supplier_paths.ts";
import { valuePage } from "./value_page.tsx";

const path = `${supplierPaths.values}/:id` as const;

const idIn = ({ params }: Member): string => params["id"] ?? "";

const valueIn = (member: Member) =>
  Effect.gen(function* () {
    const id = idIn(member);
    const [found] = yield* (yield* SupplierValues).newest(member.signedIn.accountId, [id]);
    return yield* orNotFound("value", id, Option.fromNullable(found));
  });

const page = (member: Member, told?: DoneNotice) =>
  Effect.gen(function* () {
    const value = yield* valueIn(member);
    const { ofValues } = yield* Attachments;
    const attachments = yield* ofValues(member.signedIn.accountId, [value.value.id]);
    return valuePage(member, { value, attachments, cbam: yield* cbamContext }, told);
  });

const shown = importRoute(
  "look",
  path,
  (member) => Effect.map(page(member), (framed) => privatePage(framed)),
);

const refusedStatus = 422;

const refused = (member: Member, text: string) =>
  Effect.map(
    page(member, { tone: "bad", text }),
    (framed) => privatePage(framed, { status: refusedStatus }),
  );

const formBytes = 16_384;
const limit: UploadLimit = {
  limitBytes: mostFileBytes + formBytes,
  wanted: "Choose a file.",
  isBelowPage: true,
};

/** Sentences about what is wrong with a file, in the language of the page. */
const sentencesOf = ({ issues }: InvalidRequest, member: Member): string => {
  const { language } = member.visit;
  const label = pageTexts[language].fileName;
  const names = { language, nameOf: () => label, labelOf: () => label };
  return issues.map((issue) => pageSentence(issue, names)).join(" ");
};

/** Attaches the file of a form. @returns the answer that leads on, or the page with what is wrong */
const attachIn = (member: Member, form: FormData) =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const texts = pageTexts[member.visit.language];
    const { value: { id } } = yield* valueIn(member);
    const file = form.get("file");
    if (!(file instanceof File) || file.name === "") return yield* refused(member, texts.noFile);
    yield* countFile(accountId);
    const bytes = yield* Effect.promise(() => file.bytes());
    const outcome = yield* attachFor({ accountId, valueId: id }, { bytes, name: file.name, said: undefined });
    switch (outcome.result) {
      case "full":
        return yield* refused(member, texts.tooManyFiles(mostAttachments));
      case "tooMuch":
        return yield* refused(member, texts.noRoomForFiles);
      case "unknown":
        return yield* orNotFound("value", id, Option.none());
      case "added":
      case "unchanged":
        return goTo(`${valuePath(id)}?done=${outcome.result === "added" ? "attached" : "known"}`);
    }
  }).pipe(Effect.catchTag("InvalidRequest", (failure) => refused(member, sentencesOf(failure, member))));

const added = importUpload(
  "work",
  `${path}/files`,
  limit,
  (member, form) =>
    recordedWork(
      member,
      "imports.changed",
      attachIn(member, form),
      ({ headers }) => headers["location"]?.endsWith("?done=attached") === true,
    ),
);

const named = (member: Member) => ({
  accountId: member.signedIn.accountId,
  valueId: idIn(member),
  id: member.params["attachment"] ?? "",
});

const download = importFile(
  `${path}/files/:attachment`,
  (member) => attachmentAnswer(member.request, named(member)),
);

const removed = importForm(`${path}/files/:attachment/remove`, (member) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const texts = pageTexts[language];
    const removal = yield* removalOf(named(member));
    if (removal.result === "read") return yield* refused(member, texts.fileStays);
    if (removal.result === "used") {
      return yield* refused(member, texts.fileInUse(longDay(lastDayOfRecords(removal.lastYear), language)));
    }
    return goTo(`${valuePath(idIn(member))}?done=detached`);
  }));

/** The path above the address is the file's, which no page has. */
const ofRemoval = pageOfForm(
  `${path}/files/:attachment/remove`,
  (removal) => removal.replace(/\/files\/[^/]*\/remove$/, ""),
);

export const valueRoutes = [shown, added, download, removed, ofRemoval] as const;
