-- People of an account, each with an address, a role and sessions of their own; invitations, of whose links only the SHA-256 is
-- kept; and acts by person. The address that an account had alone becomes its first administrator's.

create table member (
  id uuid primary key,
  account_id uuid not null references account (id),
  email text not null,
  role text not null check (role in ('viewer', 'clerk', 'administrator')),
  joined_at timestamptz not null,
  left_at timestamptz
);
create unique index member_of_account on member (account_id, lower(email)) where left_at is null;
create index member_address on member (lower(email)) where left_at is null;
comment on table member is 'an account without any row is one whose own address has not signed in yet';

insert into member (id, account_id, email, role, joined_at)
  select gen_random_uuid(), id, email, 'administrator', created_at from account;

alter table browser_session add column member_id uuid references member (id);
update browser_session s set member_id = m.id from member m where m.account_id = s.account_id;
create index browser_session_member on browser_session (member_id);
comment on column browser_session.member_id is 'null where an earlier release began the session beside this one: it is not gone on with';

alter table sign_in_link alter column account_id drop not null, add column email text;
update sign_in_link l set email = a.email from account a where a.id = l.account_id;
create index sign_in_link_address on sign_in_link (lower(email));
comment on column sign_in_link.email is 'a link is an address''s, which may be a member of several accounts';

create table member_invitation (
  id uuid primary key,
  account_id uuid not null references account (id),
  email text not null,
  role text not null check (role in ('viewer', 'clerk', 'administrator')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid not null references member (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index member_invitation_account on member_invitation (account_id);
create index member_invitation_expires on member_invitation (expires_at);

create table account_act (
  id uuid primary key,
  account_id uuid not null references account (id),
  member_id uuid not null references member (id),
  done_at timestamptz not null,
  act text not null,
  subject text not null
);
create index account_act_account on account_act (account_id, id desc);
comment on table account_act is 'written before the work and taken back where that changed nothing, so that nothing is done unrecorded';

alter table operator_act add column member_id uuid references member (id);

alter table api_key add column name text not null default '', add column made_by uuid references member (id);
comment on column api_key.made_by is 'null: the operator made it';
