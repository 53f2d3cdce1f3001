-- Who may call, how often, at which certificate prices. Contract sections 5 and 8.1.

create table tier (
  name text primary key check (name in ('anonymous', 'pro', 'cbam_pro', 'enterprise')),
  api_rate_per_hour integer not null check (api_rate_per_hour >= 0),
  cbam_api boolean not null,
  cbam_bulk_rows integer check (cbam_bulk_rows >= 0)
);
comment on column tier.cbam_bulk_rows is 'null: unlimited, subject to the hard cap';

insert into tier (name, api_rate_per_hour, cbam_api, cbam_bulk_rows) values
  ('anonymous', 10, false, 0),
  ('pro', 60, false, 0),
  ('cbam_pro', 60, true, 0),
  ('enterprise', 600, true, null);

create table account (
  id uuid primary key,
  email text not null,
  tier text not null references tier (name) check (tier <> 'anonymous'),
  created_at timestamptz not null,
  expires_at timestamptz,
  closed_at timestamptz
);
create unique index account_email on account (lower(email));

create table api_key (
  id uuid primary key,
  account_id uuid not null references account (id),
  key_hash text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  last4 text not null,
  permissions text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_account on api_key (account_id);

create table certificate_price (
  period text not null check (period ~ '^20\d\d-(Q[1-4]|W[0-5]\d)$'),
  price_eur_per_tco2e numeric(12, 2) not null check (price_eur_per_tco2e > 0),
  published_at date not null,
  primary key (period, published_at)
);
comment on table certificate_price is 'the newest row of a period counts; earlier ones are its history';
