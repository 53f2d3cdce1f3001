-- Entries of the ledger are found by what lists and sums ask for, and each import that lives keeps its calculations.
-- Decisions 0109 and 0113; Regulation (EU) 2023/956, Articles 2a and 6.

alter table import_entry
  add column known_from date,
  add column cn_code text not null generated always as (facts ->> 'cnCode') stored,
  add column origin text not null generated always as (facts ->> 'origin') stored,
  add column determination text not null generated always as (facts ->> 'determination') stored,
  add column claimed_exemption text generated always as (facts ->> 'claimedExemption') stored,
  add column net_mass_t numeric not null generated always as ((facts ->> 'netMassT')::numeric) stored,
  add column placed_net_mass_t numeric generated always as ((facts -> 'placed' ->> 'netMassT')::numeric) stored;

with recursive chain as (
  select id, recorded_on as known_from from import_entry where refers_to is null
  union all
  select e.id, greatest(e.recorded_on, chain.known_from)
  from import_entry e join chain on e.refers_to = chain.id
)
update import_entry e set known_from = chain.known_from from chain where chain.id = e.id;

alter table import_entry alter column known_from set not null;
comment on column import_entry.known_from is
  'the day by whose end the entry and all that it rests on were recorded: it holds as of a day from then on until the entry that refers to it';

create index import_entry_name on import_entry (importer_id, mrn, item);
create index import_entry_list on import_entry (importer_id, first_entry_id);
create index import_entry_declarant on import_entry (declarant_id, released_on);

-- Law and prices that calculations were made under, in the order in which they were first seen.
create table import_law (
  id integer generated always as identity primary key,
  fingerprint text not null unique,
  versions json not null,
  seen_at timestamptz not null
);
comment on column import_law.fingerprint is 'SHA-256 of the versions of every table in force and of the prices';

-- Calculations are only ever added: another one where another law or price gave other figures. Decimals as texts.
create table import_calculation (
  entry_id uuid not null references import_entry (id),
  law_id integer not null references import_law (id),
  calculated_at timestamptz not null,
  figures json not null,
  primary key (entry_id, law_id)
);

alter table live_import add column law_id integer references import_law (id);
create index live_import_law on live_import (law_id nulls first);
comment on column live_import.law_id is
  'law and prices that the entry was last calculated under; null until it is calculated first';
