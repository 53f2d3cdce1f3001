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

-- Takes places for each subject: calls that left the window are cut off the front of its log, as many new ones as fit
-- are put behind. Rows are locked in one order. A row's newest call bounds the clock from below, so a clock that is
-- behind lets nothing more through. A function, because its statement is planned once a session.
create function take_places(subjects text[], limits integer[], windows_ms bigint[], wants integer[], clock_ms bigint)
returns table (subject text, granted integer, used integer, oldest_ms float8, frees_ms float8)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
  insert into rate_limit as r (subject, times, quota_limit, window_ms, wanted, granted, seen_ms)
  select a.subject, array_fill(clock_ms, array[least(a.wanted, a.quota_limit)]),
         a.quota_limit, a.window_ms, a.wanted, least(a.wanted, a.quota_limit), clock_ms
  from unnest(subjects, limits, windows_ms, wants) as a (subject, quota_limit, window_ms, wanted)
  order by a.subject
  on conflict (subject) do update set (times, granted, quota_limit, window_ms, wanted, seen_ms) = (
    select log.live || array_fill(clock.now_ms, array[place.fits]), place.fits,
           excluded.quota_limit, excluded.window_ms, excluded.wanted, clock.now_ms
    from (select greatest(excluded.seen_ms, coalesce(r.times[cardinality(r.times)], 0)) as now_ms) as clock,
    lateral (select r.times[width_bucket(clock.now_ms - excluded.window_ms, r.times) + 1 :] as live) as log,
    lateral (select greatest(0, least(excluded.wanted, excluded.quota_limit - cardinality(log.live))) as fits) as place
  )
  returning r.subject, r.granted, cardinality(r.times), coalesce(r.times[1], r.seen_ms)::float8,
    coalesce(r.times[greatest(1, cardinality(r.times) - r.quota_limit + 1)], r.seen_ms)::float8;
end $$;
