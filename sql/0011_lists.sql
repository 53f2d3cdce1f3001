-- Lists of an account's reports, batches and invoices, newest first: ids sort by time. Decisions, "Changed and added on
-- 21 November 2026", "Answers".

create index report_of_account on report (account_id, id desc);
create index bulk_batch_of_account on bulk_batch (account_id, id desc);
create index invoice_of_account on invoice (account_id, id desc);
