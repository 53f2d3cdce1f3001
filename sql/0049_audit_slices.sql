-- Rows of the audit whose texts are kept together, compressed (AUDIT_COMPRESSION; figures in docs/operations.md). The texts of up to some hundred rows of a batch stand in the first of
-- them; the others say which row that is. Rows with texts of their own stay as they are.

alter table bulk_row
  alter column client_ref drop not null,
  alter column sent drop not null,
  alter column input drop not null,
  alter column output drop not null,
  add column slice_index integer,
  add column slice bytea;
alter table bulk_row alter column slice set storage external;
comment on column bulk_row.slice_index is 'row_index of the row whose slice has this row''s client_ref, sent, input and output; null: they stand here';
comment on column bulk_row.slice is 'Zstandard of lines, a text each: client_ref of every row of the slice, then sent, input and output of every row';
