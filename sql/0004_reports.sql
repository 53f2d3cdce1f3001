-- Reports that the service issued, and the keys that it signed them with. Contract sections 2.7, 3 and 4.6.

create table report_key (
  id text primary key,
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
comment on table report_key is 'Ed25519; public keys are published for ever, private ones are sealed with the signing secret';
create unique index report_key_in_use on report_key ((true)) where retired_at is null;

create table report (
  id uuid primary key,
  account_id uuid not null references account (id),
  report_number text not null,
  status text not null check (status in ('draft', 'unpaid', 'issued')),
  issued_on date not null,
  content text not null,
  content_hash text not null,
  signature text not null,
  signed_with text not null references report_key (id),
  created_at timestamptz not null
);
comment on column report.content is 'RFC 8785 canonical JSON: what content_hash is the SHA-256 of';
