-- What a draft was asked with, so that it can be calculated again before it is issued. Decisions, "Changed and added on
-- 21 November 2026", "Rules".

alter table report add column asked_with text;
comment on column report.asked_with is 'only of drafts: JSON of the body as it was sent and the decimal mark of a lenient call';
