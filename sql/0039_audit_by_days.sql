-- The audit by days: where it is kept for days, each day has a partition of its own, so that it goes as a whole too. A month
-- that has days already stays one of days, whoever asks for it, so that processes with either setting work side by side.

-- Makes the partition of a day, or of its whole month, unless the day is in one; takes no lock that would hold calls up.
create function prepare_bulk(day date, by_day boolean) returns void
language plpgsql security definer set search_path from current as $$
declare
  month_name text := 'bulk_row_' || to_char(day, 'YYYY_MM');
  day_name text := 'bulk_row_' || to_char(day, 'YYYY_MM_DD');
  name text := day_name;
  first_day date := day;
  end_day date := day + 1;
begin
  if to_regclass(month_name) is not null or to_regclass(day_name) is not null then return; end if;
  perform pg_advisory_xact_lock(7233002);
  -- Another one may have made it meanwhile; the names that this session looked up before don't say so.
  if exists (select from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'bulk_row'::regclass and c.relname in (month_name, day_name)) then return; end if;
  if not by_day and not exists (select from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'bulk_row'::regclass and starts_with(c.relname::text, month_name || '_')) then
    name := month_name;
    first_day := date_trunc('month', day);
    end_day := first_day + interval '1 month';
  end if;
  execute format('create table %I (like bulk_row including all)', name);
  execute format('alter table bulk_row attach partition %I for values from (%L) to (%L)', name, first_day, end_day);
end $$;

create or replace function prepare_bulk_month(day date) returns void
language sql set search_path from current as 'select prepare_bulk(day, false)';

-- Drops the partitions, of months and days, that end before the day or with its beginning. Whoever reads the audit makes it
-- give up after two seconds, to be called again.
create or replace function drop_bulk_months(first_kept date) returns integer
language plpgsql security definer set search_path from current set lock_timeout = '2s' as $$
declare
  partition_name text;
  dropped integer := 0;
begin
  for partition_name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'bulk_row'::regclass and (
      c.relname ~ '^bulk_row_\d{4}_\d\d$'
        and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= first_kept
      or c.relname ~ '^bulk_row_\d{4}_\d\d_\d\d$' and to_date(right(c.relname, 10), 'YYYY_MM_DD') < first_kept)
    order by c.relname
  loop
    execute format('drop table %I', partition_name);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
