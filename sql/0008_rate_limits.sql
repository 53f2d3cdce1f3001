-- Limits that survive, and that cost the same however many calls a window holds (docs/decisions/0060-limits-that-survive.md).

-- Logged, so that a crash or a failover of the server keeps the windows. A window is a list of moments with a number of
-- calls each. Processes of the release before call the same function; a call of theirs that waited for this migration
-- still writes a moment a call, without numbers.
alter table rate_limit set logged;
alter table rate_limit add column counts integer[], add column used integer;
update rate_limit set counts = array_fill(1, array[cardinality(times)]), used = cardinality(times);
alter table rate_limit alter column counts set storage main;

-- An operator may set up to 10 000 calls an hour.
update tier set api_rate_per_hour = least(api_rate_per_hour, 10000);
alter table tier add constraint tier_rate_at_most check (api_rate_per_hour <= 10000);

-- Takes places for each subject: calls that left the window are cut off the front of its log, as many new ones as fit
-- are put behind. Rows are locked in one order. A row's newest call bounds the clock from below, so a clock that is
-- behind lets nothing more through; but calls that lie two windows ahead were written by a clock that was wrong, and
-- count as made now. Above 600 calls, moments are rounded up to a six-hundredth of the window: no call counts for less
-- than a window, and no log has more than 601 moments. A function, because its statement is planned once a session.
-- With the setting customs.rate_limit_commit = off an admission doesn't wait for the disk, and a crash of the server may
-- forget those of its last half second.
create or replace function take_places(
  subjects text[], limits integer[], windows_ms bigint[], wants integer[], clock_ms bigint)
returns table (subject text, granted integer, used integer, oldest_ms float8, frees_ms float8)
language plpgsql as $$
#variable_conflict use_column
begin
  if current_setting('customs.rate_limit_commit', true) = 'off' then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  return query
  insert into rate_limit as r (subject, times, counts, used, quota_limit, window_ms, wanted, granted, seen_ms)
  select a.subject,
         case when first.fits > 0 then array[first.stamp] else '{}' end,
         case when first.fits > 0 then array[first.fits] else '{}' end,
         first.fits, a.quota_limit, a.window_ms, a.wanted, first.fits, clock_ms
  from unnest(subjects, limits, windows_ms, wants) as a (subject, quota_limit, window_ms, wanted),
  lateral (select case when a.quota_limit > 600 then a.window_ms / 600 else 1 end as step_ms) as step,
  lateral (select least(a.wanted, a.quota_limit) as fits, (clock_ms + step_ms - 1) / step_ms * step_ms as stamp) as first
  order by a.subject
  on conflict (subject) do update set (times, counts, used, granted, quota_limit, window_ms, wanted, seen_ms) = (
    select case when place.fits = 0 or now.newest_ms = stamp.ms then live.times else live.times || stamp.ms end,
           case when place.fits = 0 then live.counts
                when now.newest_ms = stamp.ms then live.counts[: live.moments - 1] || (live.counts[live.moments] + place.fits)
                else live.counts || place.fits end,
           live.used + place.fits, place.fits, excluded.quota_limit, excluded.window_ms, excluded.wanted, now.ms
    from (select case when cardinality(r.counts) = cardinality(r.times) then r.counts
                      else array_fill(1, array[cardinality(r.times)]) end as counts,
                 case when cardinality(r.counts) = cardinality(r.times) then r.used
                      else cardinality(r.times) end as used) as kept,
    lateral (select coalesce(r.times[cardinality(r.times)], 0) > clock_ms + 2 * excluded.window_ms as is_wrong) as ahead,
    lateral (select case when is_wrong then array[clock_ms] else r.times end as times,
                    case when is_wrong then array[kept.used] else kept.counts end as counts) as log,
    lateral (select log.times[cardinality(log.times)] as newest_ms,
                    greatest(clock_ms, coalesce(log.times[cardinality(log.times)], 0)) as ms) as now,
    lateral (select width_bucket(now.ms - excluded.window_ms, log.times) as moments) as gone,
    lateral (select log.times[gone.moments + 1 :] as times, log.counts[gone.moments + 1 :] as counts,
                    cardinality(log.times) - gone.moments as moments,
                    kept.used - coalesce((select sum(c)::integer from unnest(log.counts[: gone.moments]) as c), 0) as used) as live,
    lateral (select greatest(0, least(excluded.wanted, excluded.quota_limit - live.used)) as fits) as place,
    lateral (select case when excluded.quota_limit > 600 then excluded.window_ms / 600 else 1 end as ms) as step,
    lateral (select (now.ms + step.ms - 1) / step.ms * step.ms as ms) as stamp
  )
  returning r.subject, r.granted, r.used, coalesce(r.times[1], r.seen_ms)::float8,
    case when r.used <= r.quota_limit then coalesce(r.times[1], r.seen_ms) else (
      select sums.ms from (
        select log.ms, sum(log.calls) over (order by log.place) as calls
        from unnest(r.times, r.counts) with ordinality as log (ms, calls, place)) as sums
      where sums.calls > r.used - r.quota_limit order by sums.ms limit 1) end::float8;
end $$;
