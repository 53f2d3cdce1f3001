-- An import is looked up by its name in one expression, which no other index begins with: of an importer whose entries are new the
-- server's statistics know nothing yet, and it took an index that has all of them for each name. Decision 0160.

drop index import_entry_name;
create index import_entry_name on import_entry ((importer_id::text || ' ' || item::text || ' ' || mrn));
