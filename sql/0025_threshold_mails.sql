-- Mails about the threshold: which were queued, so that each is sent once, and the language of an account's mails.
-- Regulation (EU) 2023/956, Articles 2a and 25a.

alter table account add column language text not null default 'en' check (language in ('en', 'de', 'fr'));
comment on column account.language is 'of mails that no page asked for: that of the pages, as it was last chosen';

create table threshold_notice (
  importer_id uuid not null references importer (id),
  year integer not null,
  kind text not null check (kind in ('warned', 'passed')),
  day date not null,
  queued_at timestamptz not null,
  primary key (importer_id, year, kind)
);
comment on column threshold_notice.day is 'the day as it was known then; a correction may have moved it since';
