-- Certificate prices are added and retracted, never changed: what counted at a moment stays known for ever. Bulk calls
-- keep the versions of the law that they were answered from. Decisions, "Answers".

alter table certificate_price
  add column id bigint generated always as identity,
  add column known_from timestamptz,
  add column retracted_at timestamptz;
update certificate_price set known_from = published_at::timestamp at time zone 'UTC';
alter table certificate_price
  alter column known_from set not null,
  drop constraint certificate_price_pkey,
  add primary key (id);
create index certificate_price_period on certificate_price (period);
comment on table certificate_price is 'every price that was ever entered; of a period, the one published last counts, from its day of publication';
comment on column certificate_price.known_from is 'since when every process counts it: some seconds after it was entered';
comment on column certificate_price.retracted_at is 'since when no process counts it any more';

alter table bulk_batch add column versions json;
comment on column bulk_batch.versions is 'null for a batch of before this column';
