-- Files about values of suppliers: reports, evidence, and the tables that values were read from. Their bytes are in the document
-- store, once an account; kept as long as the ledger. Regulation (EU) 2023/956, Articles 7(6) and 9(3).

create table supplier_file (
  id uuid primary key,
  account_id uuid not null references account (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('pdf', 'xlsx')),
  size_bytes integer not null check (size_bytes > 0),
  stored_at timestamptz not null,
  unique (account_id, sha256)
);
comment on table supplier_file is 'written after the bytes are stored, and deleted before they are removed';

create table value_attachment (
  id uuid primary key,
  value_id uuid not null references supplier_value (id),
  file_id uuid not null references supplier_file (id),
  name text not null,
  origin text not null check (origin in ('added', 'read')),
  added_on date not null,
  unique (value_id, file_id)
);
create index value_attachment_file on value_attachment (file_id);
comment on column value_attachment.origin is 'read: the value was read from the file, which stays with it';

-- Tables that were dropped on the page behind a link. Those that the answer of the round was read from stay with it.
create table inquiry_file (
  inquiry_id uuid not null references supplier_inquiry (id),
  round integer not null check (round > 0),
  file_id uuid not null references supplier_file (id),
  name text not null,
  is_sent boolean not null default false,
  primary key (inquiry_id, round, file_id)
);
create index inquiry_file_file on inquiry_file (file_id);
