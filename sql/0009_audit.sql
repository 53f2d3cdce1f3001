-- The audit: whose each row is, months that are made ahead, and months that may go.

-- For rows that an earlier release wrote it is the batch's; a statement in docs/operations.md fills it in.
alter table bulk_row add column account_id uuid;
comment on column bulk_row.account_id is 'the batch''s account, so that the audit can be distributed by account';

create index bulk_batch_processed on bulk_batch (processed_at);

-- Makes the partition of a day's month unless it is there, and takes no lock that would hold calls up. It is its
-- owner's work, so that the service's role needs no right on the schema.
create or replace function prepare_bulk_month(day date) returns void
language plpgsql security definer set search_path from current as $$
declare
  month_start date := date_trunc('month', day);
  partition_name text := 'bulk_row_' || to_char(day, 'YYYY_MM');
begin
  if to_regclass(partition_name) is not null then return; end if;
  perform pg_advisory_xact_lock(7233002);
  -- Another one may have made it meanwhile; the names that this session looked up before don't say so.
  if exists (select from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'bulk_row'::regclass and c.relname = partition_name) then return; end if;
  execute format('create table %I (like bulk_row including all)', partition_name);
  execute format('alter table bulk_row attach partition %I for values from (%L) to (%L)',
    partition_name, month_start, (month_start + interval '1 month')::date);
end $$;

-- Drops the partitions of all months before the one that begins on the day. Whoever reads the audit makes it give up
-- after two seconds, to be called again.
create function drop_bulk_months(first_kept date) returns integer
language plpgsql security definer set search_path from current set lock_timeout = '2s' as $$
declare
  partition_name text;
  dropped integer := 0;
begin
  for partition_name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'bulk_row'::regclass and c.relname ~ '^bulk_row_\d{4}_\d\d$'
      and to_date(right(c.relname, 7), 'YYYY_MM') < first_kept
    order by c.relname
  loop
    execute format('drop table %I', partition_name);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
revoke all on function drop_bulk_months(date) from public;
