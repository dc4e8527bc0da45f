-- Rises with every change of a trip that a sale rests on: its state, its delay, its coach, its counters, a stop that was left.
alter table trip add column version int not null default 0;
