-- Inquiries: requests to suppliers for values, the links that answer them, and what was answered. Kept as long as the values of
-- their installations. Regulation (EU) 2023/956, Articles 7 to 10.

create table supplier_inquiry (
  id uuid primary key,
  installation_id uuid not null references installation (id),
  period integer not null,
  facts json not null,
  asked_on date not null,
  state text not null check (state in ('waiting', 'received', 'accepted', 'revoked')),
  round integer not null check (round > 0),
  round_on date not null,
  due_on date not null,
  open_until date not null,
  remark text,
  created_at timestamptz not null
);
create index supplier_inquiry_installation on supplier_inquiry (installation_id, id);
create index supplier_inquiry_waiting on supplier_inquiry (open_until) where state = 'waiting';

-- Links of the mails: a token is kept as its hash alone, and works in the round that it was made for.
create table inquiry_link (
  token_hash text primary key,
  inquiry_id uuid not null references supplier_inquiry (id),
  round integer not null check (round > 0),
  mailed_on date not null,
  reminder integer
);
create unique index inquiry_link_reminder on inquiry_link (inquiry_id, round, reminder) where reminder is not null;
comment on column inquiry_link.reminder is
  'days before the due day of a reminder by the settings, which goes out once a round; null for other mails';

create table inquiry_answer (
  inquiry_id uuid not null references supplier_inquiry (id),
  round integer not null check (round > 0),
  sent_on date not null,
  answer_values json not null,
  remark text,
  primary key (inquiry_id, round)
);
