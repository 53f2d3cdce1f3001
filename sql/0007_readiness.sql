-- What `/readyz` writes, so that a standby or a full disk is not taken for a database that can be used.

create table service_probe (
  id smallint primary key check (id = 1),
  written_at timestamptz not null
) with (fillfactor = 10);
