/** Words by which pages show an API key. */
import type { VNode } from "preact";
import type { Permission } from "../../../contract/access.ts";
import type { Member } from "../../../web/page/routes.ts";

/** Permissions of a key, as a list in words. */
export const permissionsInWords = (
  { visit: { site, language } }: Member,
  may: ReadonlyArray<Permission>,
): string =>
  may.map((one) => site.permissions.find(({ permission }) => permission === one)?.label(language) ?? one)
    .join(", ");

/** Name of a key and its end, by which its holder knows it. */
export const KeyName = ({ name, lastFour }: { name: string; lastFour: string }): VNode => (
  <>
    {name === "" ? null : (
      <>
        <span class="address">{name}</span>
        {" "}
      </>
    )}
    <code class="whole">cik_…{lastFour}</code>
  </>
);
