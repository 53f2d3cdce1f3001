-- The ledger of imports: importers and declarants of an account, entries that are never changed, and which of them holds.
-- Decisions, "Changed and added on 22 November 2026"; Regulation (EU) 2023/956, Articles 5, 6 and 16.

create table importer (
  id uuid primary key,
  account_id uuid not null references account (id),
  eori text not null check (eori ~ '^[A-Z]{2}[A-Z0-9]{1,15}$'),
  name text not null,
  member_state text check (member_state ~ '^[A-Z]{2}$'),
  created_at timestamptz not null,
  unique (account_id, eori)
);
comment on column importer.member_state is 'null for an importer outside the Union';

create table declarant (
  id uuid primary key,
  account_id uuid not null references account (id),
  eori text not null check (eori ~ '^[A-Z]{2}[A-Z0-9]{1,15}$'),
  name text not null,
  cbam_account text,
  created_at timestamptz not null,
  unique (account_id, eori)
);
comment on column declarant.cbam_account is 'number of the account in the CBAM registry; null before the authorisation';

create table declarant_state (
  id uuid primary key,
  declarant_id uuid not null references declarant (id),
  state text not null check (state in ('applied', 'authorised', 'refused', 'revoked')),
  from_day date not null,
  reference text,
  recorded_on date not null
);
create index declarant_state_declarant on declarant_state (declarant_id, from_day);

-- Entries are only ever added. Facts are JSON as the service wrote it, decimals as texts.
create table import_entry (
  id uuid primary key,
  importer_id uuid not null references importer (id),
  first_entry_id uuid not null,
  place bigint generated always as identity,
  kind text not null check (kind in ('import', 'correction', 'cancellation')),
  refers_to uuid unique references import_entry (id),
  recorded_on date not null,
  declarant_id uuid references declarant (id),
  representation text not null check (representation in ('own', 'direct', 'indirect')),
  mrn text not null,
  item integer not null check (item > 0),
  released_on date not null,
  facts json not null,
  check ((kind = 'import') = (refers_to is null))
);
create index import_entry_importer on import_entry (importer_id, released_on);
create index import_entry_first on import_entry (first_entry_id, place);
comment on column import_entry.first_entry_id is 'the entry by which the import was first recorded: it names the import';
comment on column import_entry.place is 'order of recording';
comment on column import_entry.refers_to is 'unique: of two corrections of one entry one is recorded';

-- The entry that holds for each import that lives: what two processes can't both record.
create table live_import (
  importer_id uuid not null references importer (id),
  mrn text not null,
  item integer not null,
  first_entry_id uuid not null unique references import_entry (id),
  entry_id uuid not null unique references import_entry (id),
  primary key (importer_id, mrn, item)
);

-- Certificates of a declarant: what was bought, and what left the account. Articles 20 to 24.
create table certificate_lot (
  id uuid primary key,
  declarant_id uuid not null references declarant (id),
  kind text not null check (kind in ('2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4', 'weekly')),
  bought_on date not null,
  number integer not null check (number > 0),
  unit_price_eur numeric not null check (unit_price_eur > 0),
  reference text
);
create index certificate_lot_declarant on certificate_lot (declarant_id, bought_on);

create table certificate_move (
  id uuid primary key,
  lot_id uuid not null references certificate_lot (id),
  kind text not null check (kind in ('surrendered', 'bought_back', 'cancelled')),
  moved_on date not null,
  number integer not null check (number > 0),
  for_year integer
);
create index certificate_move_lot on certificate_move (lot_id);
