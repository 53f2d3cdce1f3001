-- Columns that repeat what an entry's facts say are written with it: generated, the database read the facts sixteen times for
-- each entry. Keys that others imply are not looked at again. Decision 0156.

alter table import_entry
  alter column cn_code drop expression,
  alter column origin drop expression,
  alter column determination drop expression,
  alter column claimed_exemption drop expression,
  alter column net_mass_t drop expression,
  alter column placed_net_mass_t drop expression,
  alter column alike drop expression;

-- Entries of a process of the release before come without them.
create function fill_entry() returns trigger language plpgsql as $$
begin
  new.cn_code := new.facts ->> 'cnCode';
  new.origin := new.facts ->> 'origin';
  new.determination := new.facts ->> 'determination';
  new.claimed_exemption := new.facts ->> 'claimedExemption';
  new.net_mass_t := (new.facts ->> 'netMassT')::numeric;
  new.placed_net_mass_t := (new.facts -> 'placed' ->> 'netMassT')::numeric;
  new.alike := case
    when coalesce(new.facts ->> 'actual', new.facts ->> 'carbonPrice', new.facts ->> 'placed', new.facts ->> 'mwh') is null then
      new.cn_code || ' ' || new.origin || ' ' || new.determination || ' ' || coalesce(new.claimed_exemption, '') || ' '
        || (new.facts ->> 'procedure') || ' ' || coalesce(new.facts ->> 'productionRoute', '')
    else 'entry ' || new.id::text end;
  return new;
end $$;
create trigger import_entry_filled before insert on import_entry
  for each row when (new.alike is null) execute function fill_entry();

-- Most entries refer to none.
create unique index import_entry_followed on import_entry (refers_to) where refers_to is not null;
alter table import_entry drop constraint import_entry_refers_to_key;

-- The entry that holds is there, and so are its importer and its first entry.
alter table live_import
  drop constraint live_import_importer_id_fkey,
  drop constraint live_import_first_entry_id_fkey;
