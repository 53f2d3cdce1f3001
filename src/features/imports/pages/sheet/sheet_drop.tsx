/** The place of a form where a sheet is dropped or chosen; without scripts it is an ordinary field. */
import type { VNode } from "preact";
import { OneFile } from "../../../../web/parts/notice.tsx";

const accepted =
  ".xlsx,.xlsm,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Words of the place. */
export interface DropWords {
  readonly drop: string;
  readonly choose: string;
  readonly limits: string;
  /** Why the file could not be taken. */
  readonly error?: string | undefined;
}

/** The place. */
export const SheetDrop = ({ drop, choose, limits, error }: DropWords): VNode => (
  <div class="drop" id="drop">
    <svg viewBox="0 0 48 48" aria-hidden="true" class="sheet">
      <rect x="7" y="5" width="34" height="38" rx="4" />
      <path d="M7 15h34M7 24h34M7 33h34M19 15v28" />
    </svg>
    <p class="drop-title">{drop}</p>
    <label for="file">{choose}</label>
    <input
      class="control"
      type="file"
      id="file"
      name="file"
      accept={accepted}
      aria-describedby={error === undefined ? "file-hint" : "file-hint file-error"}
      aria-invalid={error === undefined ? undefined : "true"}
    />
    {error === undefined ? null : <p class="error" id="file-error">{error}</p>}
    <OneFile />
    <p class="hint" id="file-hint">{limits}</p>
  </div>
);
