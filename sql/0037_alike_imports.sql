-- Imports of a year are read by kinds, from an index alone: those that differ by their mass alone are one row. Decision 0146.

alter table import_entry
  add column known_until date,
  add column alike text collate "C" not null generated always as (
    case when coalesce(facts ->> 'actual', facts ->> 'carbonPrice', facts ->> 'placed', facts ->> 'mwh') is null then
      (facts ->> 'cnCode') || ' ' || (facts ->> 'origin') || ' ' || (facts ->> 'determination') || ' '
        || coalesce(facts ->> 'claimedExemption', '') || ' ' || (facts ->> 'procedure') || ' '
        || coalesce(facts ->> 'productionRoute', '')
    else 'entry ' || id::text end) stored;
comment on column import_entry.known_until is
  'known_from of the entry that refers to it: as of a day the entry holds from known_from until the day before; null while none does';
comment on column import_entry.alike is
  'what imports have in common that differ by day, importer and mass alone; the id of an entry with values of its own';

update import_entry e set known_until = f.known_from from import_entry f where f.refers_to = e.id;

-- Whoever writes an entry, also a process of the release before, ends the one that it refers to.
create function end_entry() returns trigger language plpgsql as $$
begin
  update import_entry set known_until = new.known_from where id = new.refers_to;
  return null;
end $$;
create trigger import_entry_ends after insert on import_entry
  for each row when (new.refers_to is not null) execute function end_entry();

drop index import_entry_importer;
create index import_entry_importer on import_entry (importer_id, released_on, alike)
  include (kind, known_from, known_until, first_entry_id, net_mass_t);
drop index import_entry_declarant;
create index import_entry_declarant on import_entry (declarant_id, released_on, importer_id, alike)
  include (kind, known_from, known_until, first_entry_id, net_mass_t);
