-- Purchases of certificates, and what left the account, that were recorded by mistake: taken back once, and kept as they were recorded. Decision 0182.

create table certificate_withdrawal (
  id uuid primary key,
  lot_id uuid not null references certificate_lot (id),
  move_id uuid unique references certificate_move (id),
  withdrawn_on date not null,
  note text
);
create unique index certificate_withdrawal_lot on certificate_withdrawal (lot_id) where move_id is null;
create index certificate_withdrawal_of_lot on certificate_withdrawal (lot_id);
comment on table certificate_withdrawal is 'a lot or a move that was recorded by mistake counts no longer, on any day';
comment on column certificate_withdrawal.move_id is 'the move of the lot that was taken back; null: the lot itself';
comment on column certificate_withdrawal.withdrawn_on is 'day in Brussels on which it was taken back';
