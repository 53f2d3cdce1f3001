-- The TARIC code decides which default values clinker and hydraulic cement have: such an entry is calculated by itself, with all its facts.
-- One that a process of the release before writes counts by its CN code alone.
update import_entry set alike = 'entry ' || id::text
where cn_code in ('25231000', '25239000') and facts ->> 'taricCode' is not null and alike not like 'entry %';
