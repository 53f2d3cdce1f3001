-- Imports of a year are read by kinds: those that differ by their mass alone are one row. Decision 0146.

alter table import_entry add column alike text collate "C" generated always as (
  case when coalesce(facts ->> 'actual', facts ->> 'carbonPrice', facts ->> 'placed', facts ->> 'mwh') is null then
    (facts ->> 'cnCode') || ' ' || (facts ->> 'origin') || ' ' || (facts ->> 'determination') || ' '
      || coalesce(facts ->> 'claimedExemption', '') || ' ' || (facts ->> 'procedure') || ' '
      || coalesce(facts ->> 'productionRoute', '')
  end) stored;
comment on column import_entry.alike is
  'what imports have in common that differ by day, importer and mass alone; null for one with values of its own';

-- Few entries are followed by another one: the index has those alone, with all that is asked of it.
create unique index import_entry_follower on import_entry (refers_to) include (known_from) where refers_to is not null;
alter table import_entry drop constraint import_entry_refers_to_key;
