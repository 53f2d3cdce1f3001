-- What is said of a whole table that was sent (sheets that were left out, hidden rows, columns that were passed through) stays with its batch, and is in every later answer.

alter table bulk_batch add column read_as json;
comment on column bulk_batch.read_as is 'sentences about the whole table as it was read; null for a batch of before this column';
