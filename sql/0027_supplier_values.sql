-- Values of suppliers: one for an installation, goods, period and route, with versions that are added and never changed.
-- Kept as long as the ledger. Implementing Regulation (EU) 2025/2547, Article 4(6) and Annex IV.

create table supplier_value (
  id uuid primary key,
  installation_id uuid not null references installation (id),
  cn_code text not null check (cn_code ~ '^[0-9]{8}$'),
  period integer not null,
  production_route text,
  created_at timestamptz not null,
  unique nulls not distinct (installation_id, cn_code, period, production_route)
);
comment on column supplier_value.production_route is 'null where the operator names none: it stands for every route';

create table supplier_value_version (
  value_id uuid not null references supplier_value (id),
  version integer not null check (version > 0),
  recorded_on date not null,
  facts json not null,
  state text not null generated always as (facts ->> 'state') stored
    check (state in ('estimated', 'operator', 'verified')),
  primary key (value_id, version)
);
