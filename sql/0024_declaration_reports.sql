-- Documents of declarations that were issued, each with its signature. Decision 0116; Regulation (EU) 2023/956, Article 6.

create table declaration_report (
  id uuid primary key,
  account_id uuid not null references account (id),
  declarant_id uuid not null references declarant (id) on delete cascade,
  year integer not null,
  report_number text not null,
  issued_on date not null,
  content text not null,
  content_hash text not null,
  signature text not null,
  signed_with text not null references report_key (id),
  created_at timestamptz not null
);
create index declaration_report_declarant on declaration_report (declarant_id, year);
comment on column declaration_report.content is 'RFC 8785 canonical JSON: what content_hash is the SHA-256 of';
