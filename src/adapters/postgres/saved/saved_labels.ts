/**
 * Statements that list saved things by their labels: the words are cut where they are read, so that a list of things of 64 000
 * characters each is as short as one of small things.
 */
import { longestLabel } from "../../../application/saved/saved_items.ts";
import { msOf } from "../engine/statements/times.ts";

/** The text, cut with an ellipsis where it is longer than a label. */
const labelOf = (text: string): string =>
  `(select case when char_length(t) > ${longestLabel} then left(t, ${
    longestLabel - 1
  }) || '…' else coalesce(t, '') end
    from (select ${text} as t) as words)`;

/** Things of the person, of every kind: the parameters are the account's and the member's id. */
const ofPerson = "saved_item s where s.owner_id in ($1::uuid, $2::uuid)";

/** Statement of the counts of a person's things by their kinds: account, member, kinds. */
export const countsOfKinds =
  `select s.kind, count(*)::int as count from ${ofPerson} and s.kind = any($3::text[]) group by s.kind`;

const item = "p.item::json";
const member = (name: string): string => `nullif(${item} ->> '${name}', '')`;

/** The words of a calculation in the language of the page; one that was kept before has them in one language. */
const ofCalculation = (name: string): string =>
  `coalesce(${item} #>> array['words', $4::text, '${name}'], ${item} ->> '${name}')`;

/**
 * Statement of a part of the list: account, member, kinds in their order, language, count of things before the part, most things.
 * Items are opened for the things of the part alone.
 */
export const labelsOfPart = `with part as (
    select s.id, s.kind, s.item, s.saved_at, s.saved_by, array_position($3::text[], s.kind) as place
    from ${ofPerson} and s.kind = any($3::text[])
    order by place, s.saved_at desc, s.id desc offset $5 limit $6)
  select p.id, p.kind, ${msOf("p.saved_at")} as "savedAtMs", m.email as "savedBy",
    case when p.kind like 'draft-%' then ${labelOf(`${item} ->> 'label'`)}
      when p.kind = 'calculations' then ${labelOf(ofCalculation("text"))}
      when p.kind = 'sheets' then ${
  labelOf(
    `(select string_agg(h, ' · ' order by n)
        from json_array_elements_text(${item} -> 'headings') with ordinality as headings(h, n))`,
  )
}
      when p.kind = 'parties' then ${
  labelOf(`concat_ws(', ', ${member("name")}, ${member("city")}, ${member("country")})`)
}
      else ${labelOf(`coalesce(${member("name")}, ${item} ->> 'description')`)} end as label,
    case when p.kind like 'draft-%' then ${item} ->> 'id'
      when p.kind = 'calculations' then ${labelOf(ofCalculation("cost"))}
      when p.kind like 'goods-%' then ${item} ->> 'cn_code'
      else '' end as detail
  from part p join member m on m.id = p.saved_by
  order by p.place, p.saved_at desc, p.id desc`;
