-- Accounts that people make for themselves where the operator allows it, and names of accounts.

alter table account
  add column name text not null default '',
  add column signed_up_at timestamptz;
comment on column account.name is 'as its administrators call it, such as a company''s name; empty: only its address is known';
comment on column account.signed_up_at is 'when its first member made it by a link; null: the operator made it';

create index account_signed_up on account (signed_up_at) where signed_up_at is not null;
-- A mailbox is an address without what stands behind a plus sign.
create index account_mailbox on account (lower(regexp_replace(email, '^([^+@]+)[+][^@]*@', '\1@')));
