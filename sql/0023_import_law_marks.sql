-- The mark of the law on a live import is a number that has an index and is never null: what is still to be calculated is
-- one range of it, so that looking for work costs nothing where there is none. Decision 0113.

alter table live_import drop column law_id;
alter table live_import add column law_id integer not null default 0;
create index live_import_law on live_import (law_id);
comment on column live_import.law_id is
  'import_law that the entry was last calculated under; 0 until it is calculated first';
