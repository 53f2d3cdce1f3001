-- Installations of suppliers: a head that stays, and versions that are added and never changed. Kept as long as the ledger,
-- whose entries rest on them. Implementing Regulation (EU) 2025/2547, Annex IV.

create table installation (
  id uuid primary key,
  account_id uuid not null references account (id),
  registry_id text,
  created_at timestamptz not null,
  unique (account_id, registry_id)
);
create index installation_account on installation (account_id, id);
comment on column installation.registry_id is
  'that of the newest version: one installation of the account has it';

-- Facts are JSON as the service wrote it, decimals as texts.
create table installation_version (
  installation_id uuid not null references installation (id),
  version integer not null check (version > 0),
  recorded_on date not null,
  facts json not null,
  primary key (installation_id, version)
);
