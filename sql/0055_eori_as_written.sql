-- EORI numbers of Finland as they were written, with hyphens. The column eori keeps the number without them: it is the key that is
-- unique, is compared, and that a process of the release before reads and writes. Decision 0238.

alter table importer add column eori_written text
  check (eori_written like 'FI%' and replace(eori_written, '-', '') = eori);
comment on column importer.eori_written is 'EORI number with its hyphens; null: as in eori';

alter table declarant add column eori_written text
  check (eori_written like 'FI%' and replace(eori_written, '-', '') = eori);
comment on column declarant.eori_written is 'EORI number with its hyphens; null: as in eori';
