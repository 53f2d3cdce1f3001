/** Panels instead of a declarant's figures where there is no declarant, or nothing says which. */
import type { VNode } from "preact";
import type { Member } from "../../../web/page/routes.ts";
import { frameTexts } from "../texts/frame.ts";
import type { ChosenYear } from "./chosen.ts";
import { Choice, DeclarantStep, FirstStep } from "./frame.tsx";

/** The first step that lacks, or the choice among several declarants. */
export const NoDeclarant = ({ member, chosen, path }: {
  readonly member: Member;
  readonly chosen: ChosenYear;
  /** Page that the choice leads to; undefined where it stands above. */
  readonly path?: string;
}): VNode => {
  const { language } = member.visit;
  const { whichTitle, whichText } = frameTexts[language];
  if (chosen.importers.length === 0) return <FirstStep language={language} />;
  if (chosen.declarants.length === 0) return <DeclarantStep language={language} />;
  return (
    <>
      {path === undefined ? null : <Choice member={member} chosen={chosen} path={path} declarant />}
      <section class="panel">
        <h2>{whichTitle}</h2>
        <p class="muted">{whichText}</p>
      </section>
    </>
  );
};
