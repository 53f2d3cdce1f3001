-- Reminders by mail about the ledger of imports: what each member chose, and which reminders were queued, so that each goes once to
-- each receiver.

create table reminder_choice (
  member_id uuid primary key references member (id),
  prices boolean not null,
  threshold boolean not null,
  dates boolean not null,
  days_before integer not null check (days_before between 1 and 60),
  language text not null check (language in ('en', 'de', 'fr'))
);
comment on table reminder_choice is 'a member without a row gets every reminder, dates 14 days before, in the language of the account';

create table reminder (
  receiver_id uuid not null,
  subject text not null,
  account_id uuid not null references account (id),
  queued_at timestamptz not null,
  primary key (receiver_id, subject)
);
create index reminder_account on reminder (account_id);
comment on column reminder.receiver_id is 'the member, or the account where it is the account''s own address, which may not have signed in yet';
