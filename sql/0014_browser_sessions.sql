-- People who sign in with a browser: links by mail, sessions, operators with a second factor and what they did. Of links
-- and sessions only the SHA-256 of their tokens is kept.

create table sign_in_link (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  account_id uuid not null references account (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_link_account on sign_in_link (account_id);
create index sign_in_link_expires on sign_in_link (expires_at);

create table browser_session (
  id uuid primary key,
  account_id uuid not null references account (id),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text unique,
  rotated_at timestamptz not null,
  begun_at timestamptz not null,
  last_seen_at timestamptz not null,
  second_factor_at timestamptz
);
create index browser_session_account on browser_session (account_id);
create index browser_session_last_seen on browser_session (last_seen_at);
comment on column browser_session.previous_hash is 'for requests that were under way while the token was changed';

alter table account
  add column operator_since timestamptz,
  add column totp_secret text,
  add column totp_last_step bigint;
comment on column account.totp_secret is 'RFC 6238, sealed with the signing secret';
comment on column account.totp_last_step is 'a code is taken once';

create table operator_act (
  id uuid primary key,
  account_id uuid not null references account (id),
  done_at timestamptz not null,
  act text not null,
  subject text not null,
  details json not null
);
create index operator_act_done on operator_act (done_at desc);
