-- Tells every process which trips, or their seats, have changed in the last minute, so that it drops what it keeps of them
-- in memory. Nothing is decided by it: it is not logged, and it is empty after a crash. An entry is written by the statement
-- that makes the change, or in its transaction. No key but the order of time: two changes of a trip are two entries.
create unlogged table trip_touch (
  -- All zeros: something that many trips share, as a company or a place; or trips that are new.
  trip_id uuid not null,
  -- Of the entry, not of the transaction's beginning: who reads looks back only so far as a commit may come after it.
  touched_at timestamptz not null default clock_timestamp()
);
create index trip_touch_by_time on trip_touch (touched_at, trip_id);
grant select, insert, delete on trip_touch to poth_app;
grant select on trip_touch to poth_auditor;
