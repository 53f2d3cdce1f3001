-- Things that members' browsers save in the account: drafts and calculations of each person; readings of sheets, goods and parties
-- of all.

create table saved_item (
  id uuid primary key,
  account_id uuid not null references account (id),
  owner_id uuid not null,
  kind text not null,
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  item text not null,
  body text,
  saved_by uuid not null references member (id),
  saved_at timestamptz not null,
  unique (owner_id, kind, key_hash)
);
create index saved_item_account on saved_item (account_id);
create index saved_item_saved on saved_item (saved_at);
comment on column saved_item.owner_id is 'the member, or the account where all of its members share it';
comment on column saved_item.item is 'JSON; what a draft holds is in body, as its browser wrote it';
