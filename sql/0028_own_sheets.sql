-- Tables that somebody calculates on a page come back as that person's own sheet: headings, order and dialect are kept
-- beside the batch, the cells are its rows'.

alter table bulk_batch add column file_name text, add column own_sheet json;
comment on column bulk_batch.file_name is 'name of the file that was given on a page; null for calls of the API';
comment on column bulk_batch.own_sheet is 'headings, their order, numbers of rows and dialect of that file';
