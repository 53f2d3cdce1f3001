-- Passkeys of members, by which they sign in beside the link by mail; and the challenges that their devices sign, each good once,
-- of which only the SHA-256 is kept.

create table passkey (
  id uuid primary key,
  member_id uuid not null references member (id),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id);
comment on column passkey.public_key is 'COSE key, base64url';
comment on column passkey.counter is 'uses as the device counted them last; a device that does not count says 0 each time';

create table passkey_challenge (
  challenge_hash text primary key check (challenge_hash ~ '^[0-9a-f]{64}$'),
  bound_hash text not null check (bound_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('add', 'sign-in')),
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
comment on column passkey_challenge.bound_hash is 'of the session that adds a passkey, or of the cookie of the browser that signs in';
