-- Tables of law that operators add to a running service: folders as docs/guide/add-a-year.md has them, kept with their hash,
-- withdrawn and never deleted, so that what was answered under them can be answered again.

create table law_addition (
  id bigint generated always as identity primary key,
  format smallint not null,
  kind text not null check (kind in ('data_set', 'amendment', 'electricity')),
  version text not null,
  title text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  files json not null,
  entered_by text not null,
  entered_at timestamptz not null,
  counts_from timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index law_addition_version on law_addition (kind, version) where withdrawn_at is null;
comment on column law_addition.format is 'form of files: 1 is an object from file names to texts';
comment on column law_addition.sha256 is 'of the lines "<SHA-256>  <name>" of all files by name, as sha256sum prints them';
comment on column law_addition.counts_from is 'since when every process counts it: some seconds after it was entered';
comment on column law_addition.withdrawn_at is 'since when no process counts it any more';
