-- The calls of each subject's window, oldest first, as milliseconds since 1970. Unlogged: a crash of the database
-- server empties it, which starts the windows anew (docs/decisions/0013).

create unlogged table rate_limit (
  subject text primary key,
  times bigint[] not null,
  quota_limit integer not null,
  window_ms bigint not null,
  wanted integer not null,
  granted integer not null,
  seen_ms bigint not null
) with (fillfactor = 50, toast_tuple_target = 8160);
alter table rate_limit alter column times set storage main;
create index rate_limit_seen on rate_limit (seen_ms);
