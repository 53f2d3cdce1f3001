-- Calls that may be repeated under a key of the caller's own, and bulk calculations: a batch, and one audit record a
-- row. Contract sections 1 and 4.5; decisions, "Additions to v1".

create table idempotency_key (
  account_id uuid not null references account (id),
  endpoint text not null,
  key text not null,
  payload_hash text not null,
  claimed_at timestamptz not null,
  holder uuid not null,
  held_until timestamptz not null,
  outcome text,
  primary key (account_id, endpoint, key)
);
create index idempotency_key_claimed on idempotency_key (claimed_at);
comment on column idempotency_key.outcome is 'null while the holder is working on the call';

create table bulk_batch (
  id uuid primary key,
  account_id uuid not null references account (id),
  key_id uuid not null references api_key (id),
  request_id text not null,
  status text not null check (status in ('processing', 'ready', 'failed')),
  processed_at timestamptz not null,
  row_count integer not null,
  summary json not null,
  disclosure json not null,
  source_lists json not null
);
create index bulk_batch_request on bulk_batch (account_id, request_id, processed_at desc);
comment on column bulk_batch.source_lists is 'the lists of acts that the rows refer to by position, from 0';

-- The audit record: what was sent, how it was read, what was answered. Texts of JSON as they left, so json, not jsonb.
create table bulk_row (
  batch_id uuid not null,
  row_index integer not null,
  processed_on date not null,
  request_id text not null,
  report_id uuid not null,
  calc_status text not null check (calc_status in ('ok', 'out_of_scope', 'needs_data', 'error')),
  client_ref json not null,
  sent json not null,
  input json not null,
  output json not null,
  source_list smallint,
  primary key (batch_id, row_index, processed_on)
) partition by range (processed_on);
create index bulk_row_report on bulk_row (report_id);
comment on column bulk_row.output is 'without sources, which source_list names, and disclosure, which is the batch''s';

-- Makes the partition of a day's month unless it is there.
create function prepare_bulk_month(day date) returns void language plpgsql as $$
declare
  month_start date := date_trunc('month', day);
  partition_name text := 'bulk_row_' || to_char(day, 'YYYY_MM');
begin
  if to_regclass(partition_name) is not null then return; end if;
  perform pg_advisory_xact_lock(7233002);
  execute format('create table if not exists %I partition of bulk_row for values from (%L) to (%L)',
    partition_name, month_start, (month_start + interval '1 month')::date);
end $$;
