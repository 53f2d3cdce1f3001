-- An account's own records, newest first: their ids sort by time.

create index report_own on report (account_id, id);
create index bulk_batch_own on bulk_batch (account_id, id);
create index invoice_own on invoice (account_id, id);
