-- Places that a process takes ahead for a subject that is far from its limit (docs/decisions/0168-places-ahead.md), and the
-- window of more than 600 calls by the clock that a call was made at: its moments are rounded up, and whoever took the newest
-- one for the time let calls go up to six seconds before they were an hour old.

alter table rate_limit
  add column wanted_ahead integer,
  add column ahead integer,
  add column called_ms bigint,
  add column held_until_ms bigint;
comment on column rate_limit.called_ms is 'when the newest call was let in; null: as its moment says';
comment on column rate_limit.ahead is 'places beyond those wanted that the last statement gave; they count as used';
comment on column rate_limit.held_until_ms is 'until then places that were given ahead may come back';

-- As take_places (sql/0008), and gives places ahead where the limit is above 600 and at least half of it is free: at most as many a
-- second as are asked for, for at most a second, and not beyond the moment that they are noted under. So a call that uses one
-- counts for at least a window, and for as long as any other at most. What isn't given back counts as used.
create function take_places_ahead(
  subjects text[], limits integer[], windows_ms bigint[], wants integer[], wants_ahead integer[], clock_ms bigint)
returns table (
  subject text, granted integer, used integer, oldest_ms float8, frees_ms float8,
  ahead integer, stamp_ms float8, hold_ms integer, back_in_ms integer)
language plpgsql as $$
#variable_conflict use_column
begin
  if current_setting('customs.rate_limit_commit', true) = 'off' then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  return query
  insert into rate_limit as r (
    subject, times, counts, used, quota_limit, window_ms, wanted, granted, wanted_ahead, ahead, seen_ms, called_ms)
  select a.subject,
         case when first.fits > 0 then array[first.stamp] else '{}' end,
         case when first.fits > 0 then array[first.fits] else '{}' end,
         first.fits, a.quota_limit, a.window_ms, a.wanted, first.fits, a.wanted_ahead, 0, first.stamp, clock_ms
  from unnest(subjects, limits, windows_ms, wants, wants_ahead) as a (subject, quota_limit, window_ms, wanted, wanted_ahead),
  lateral (select case when a.quota_limit > 600 then a.window_ms / 600 else 1 end as step_ms) as step,
  lateral (select least(a.wanted, a.quota_limit) as fits, (clock_ms + step_ms - 1) / step_ms * step_ms as stamp) as first
  order by a.subject
  on conflict (subject) do update set (
    times, counts, used, granted, ahead, quota_limit, window_ms, wanted, seen_ms, called_ms, held_until_ms) = (
    select case when place.fits = 0 or newest.ms = stamp.ms then live.times else live.times || stamp.ms end,
           case when place.fits = 0 then live.counts
                when newest.ms = stamp.ms
                  then live.counts[: live.moments - 1] || (live.counts[live.moments] + place.fits + more.places)
                else live.counts || (place.fits + more.places) end,
           live.used + place.fits + more.places, place.fits, more.places,
           excluded.quota_limit, excluded.window_ms, excluded.wanted, stamp.ms,
           case when place.fits > 0 or is_wrong then now.ms else r.called_ms end,
           case when more.places > 0 then greatest(r.held_until_ms, now.ms + hold.ms + 250)
                when not is_wrong then r.held_until_ms end
    from (select case when cardinality(r.counts) = cardinality(r.times) then r.counts
                      else array_fill(1, array[cardinality(r.times)]) end as counts,
                 case when cardinality(r.counts) = cardinality(r.times) then r.used
                      else cardinality(r.times) end as used) as kept,
    lateral (select coalesce(r.times[cardinality(r.times)], 0) > clock_ms + 2 * excluded.window_ms as is_wrong) as ahead_of_us,
    lateral (select case when is_wrong then array[clock_ms] else r.times end as times,
                    case when is_wrong then array[kept.used] else kept.counts end as counts) as log,
    lateral (select log.times[cardinality(log.times)] as ms) as newest,
    lateral (select case when is_wrong or newest.ms is null then clock_ms
                         else greatest(clock_ms, coalesce(r.called_ms, newest.ms)) end as ms) as now,
    lateral (select width_bucket(now.ms - excluded.window_ms, log.times) as moments) as gone,
    lateral (select log.times[gone.moments + 1 :] as times, log.counts[gone.moments + 1 :] as counts,
                    cardinality(log.times) - gone.moments as moments,
                    kept.used - coalesce((select sum(c)::integer from unnest(log.counts[: gone.moments]) as c), 0) as used) as live,
    lateral (select greatest(0, least(excluded.wanted, excluded.quota_limit - live.used)) as fits) as place,
    lateral (select case when excluded.quota_limit > 600 then excluded.window_ms / 600 else 1 end as ms) as step,
    lateral (select greatest((now.ms + step.ms - 1) / step.ms * step.ms, newest.ms) as ms) as stamp,
    lateral (select least(1000, stamp.ms - now.ms)::integer as ms) as hold,
    lateral (select case when excluded.quota_limit > 600 and hold.ms >= 200 and place.fits = excluded.wanted
                              and 2 * (excluded.quota_limit - live.used - place.fits) >= excluded.quota_limit
                         then least(excluded.wanted_ahead, excluded.quota_limit / 16) * hold.ms / 1000
                         else 0 end as places) as more
  )
  returning r.subject, r.granted, r.used - r.ahead, coalesce(r.times[1], r.seen_ms)::float8,
    case when r.used <= r.quota_limit then coalesce(r.times[1], r.seen_ms) else (
      select sums.ms from (
        select log.ms, sum(log.calls) over (order by log.place) as calls
        from unnest(r.times, r.counts) with ordinality as log (ms, calls, place)) as sums
      where sums.calls > r.used - r.quota_limit order by sums.ms limit 1) end::float8,
    r.ahead, r.seen_ms::float8, least(1000, r.seen_ms - r.called_ms)::integer,
    case when r.held_until_ms - clock_ms between 1 and 1250 then (r.held_until_ms - clock_ms)::integer else 0 end;
end $$;

-- Gives back what was not used of places ahead; a moment that has left its window since, or isn't known, stays as it is.
create function give_back_places(subjects text[], stamps_ms bigint[], backs integer[]) returns void
language plpgsql as $$
begin
  if current_setting('customs.rate_limit_commit', true) = 'off' then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  perform 1 from rate_limit r where r.subject = any(subjects) order by r.subject for update;
  update rate_limit r set
    times = case when less.is_all then r.times[: less.at - 1] || r.times[less.at + 1 :] else r.times end,
    counts = r.counts[: less.at - 1] || case when less.is_all then '{}' else array[r.counts[less.at] - less.places] end
      || r.counts[less.at + 1 :],
    used = r.used - less.places
  from (
    select l.subject, moment.at, least(b.back, l.counts[moment.at]) as places, l.counts[moment.at] <= b.back as is_all
    from rate_limit l join unnest(subjects, stamps_ms, backs) as b (subject, stamp_ms, back) on b.subject = l.subject,
    lateral (select array_position(l.times, b.stamp_ms) as at) as moment
    where moment.at is not null and cardinality(l.counts) = cardinality(l.times)) as less
  where r.subject = less.subject;
end $$;

-- For processes of the release before: they take nothing ahead.
create or replace function take_places(
  subjects text[], limits integer[], windows_ms bigint[], wants integer[], clock_ms bigint)
returns table (subject text, granted integer, used integer, oldest_ms float8, frees_ms float8)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
  select t.subject, t.granted, t.used, t.oldest_ms, t.frees_ms
  from take_places_ahead(subjects, limits, windows_ms, wants, array_fill(0, array[cardinality(subjects)]), clock_ms) as t;
end $$;
