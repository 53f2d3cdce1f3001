-- The supplier's value that an entry took is a column beside its facts: where a value is used was read from every entry that an account
-- ever recorded. Decision 0248.

alter table import_entry add column value_id uuid;
comment on column import_entry.value_id is 'supplier_value whose figures the facts have; null: they have none';

update import_entry set value_id = (facts #>> '{actual,value,id}')::uuid
where alike like 'entry %' and facts #>> '{actual,value,id}' is not null;

-- Entries of a process of the release before come without it. Triggers of a row fire in the order of their names: `alike` is filled by
-- then, and only entries with values of their own have their facts read.
create function fill_value() returns trigger language plpgsql as $$
begin
  new.value_id := (new.facts #>> '{actual,value,id}')::uuid;
  return new;
end $$;
create trigger import_entry_set_value before insert on import_entry
  for each row when (new.value_id is null and new.alike like 'entry %' and new.facts #>> '{actual,value,id}' is not null)
  execute function fill_value();

create index import_entry_value on import_entry (value_id, released_on) where value_id is not null;
