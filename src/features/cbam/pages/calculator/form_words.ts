/** Words and values that the parts of the calculator's form are made of. */
import type { RoutesRecord } from "../../../../contract/answers/lookups.ts";
import type { Option } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import type { MeantCode } from "../codes/code_choice.ts";
import type { CalculatorTexts } from "../../texts/en/calculator.ts";
import type { FieldName, FormValues } from "./values.ts";

/** Contents of the form. */
export interface FormWords {
  readonly language: Language;
  readonly texts: CalculatorTexts;
  readonly values: FormValues;
  /** Choices of people whom a document code is for. */
  readonly codeChoice: ReadonlyArray<Option>;
  /** Whom the code is for, as it was chosen or typed. */
  readonly codeFor: MeantCode;
  /** Description of the goods' code, where it is known. */
  readonly goods: { readonly code: string; readonly description: string } | undefined;
  readonly routes: RoutesRecord | undefined;
  readonly errors: ReadonlyMap<FieldName, string>;
  /** True where there is no answer without verified values. */
  readonly needsVerified: boolean;
}
