-- Whoever writes an entry whose TARIC code decides which default values it has, also a process of the release before, has it calculated by
-- itself. Triggers of a row fire in the order of their names: its columns are filled by then. Decision 0225.
create function set_entry_apart() returns trigger language plpgsql as $$
begin
  new.alike := 'entry ' || new.id::text;
  return new;
end $$;
create trigger import_entry_set_apart before insert on import_entry
  for each row when (new.cn_code in ('25231000', '25239000') and new.facts ->> 'taricCode' is not null)
  execute function set_entry_apart();

-- Those that such a process wrote since.
update import_entry set alike = 'entry ' || id::text
where cn_code in ('25231000', '25239000') and facts ->> 'taricCode' is not null and alike not like 'entry %';
