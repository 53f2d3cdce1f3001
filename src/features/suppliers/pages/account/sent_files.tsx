/**
 * Tables that a supplier sent along with an answer.
 */
import type { VNode } from "preact";
import type { AnswerFile } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Language } from "../../../../web/words/language.ts";
import { pageTexts } from "../../texts/pages.ts";
import { requestFilePath } from "./supplier_paths.ts";

/** Links to the tables; nothing where there are none. */
export const SentFiles = ({ inquiryId, files, language }: {
  readonly inquiryId: string;
  readonly files: ReadonlyArray<AnswerFile>;
  readonly language: Language;
}): VNode | null =>
  files.length === 0 ? null : (
    <>
      <h3>{pageTexts[language].files}</h3>
      <ul class="plain">
        {files.map(({ file, name }) => (
          <li>
            <a class="words" href={requestFilePath(inquiryId, file.sha256)} download>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
