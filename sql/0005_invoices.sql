-- Invoices and the mails that bring their documents. Contract sections 2.8 to 2.11 and 4.7.

create table invoice (
  id uuid primary key,
  account_id uuid not null references account (id),
  key_id uuid not null references api_key (id),
  short_id text not null unique,
  documents text[] not null,
  request json,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  purged_at timestamptz
);
create index invoice_to_purge on invoice (expires_at) where purged_at is null;
comment on column invoice.request is 'as it was read; null once the documents'' retention is over';

create table mail (
  message_id text primary key,
  receiver text not null,
  subject text not null,
  body text not null,
  attachments json not null,
  status text not null check (status in ('queued', 'sent', 'dead')),
  queued_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  finished_at timestamptz,
  last_failure text
);
create index mail_due on mail (due_at) where status = 'queued';
create index mail_finished on mail (finished_at) where status <> 'queued';
comment on column mail.due_at is 'next attempt; while one is made, when it counts as lost';
