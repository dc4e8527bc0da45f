-- An update that changes no column of an index stays on its page and is written into no index (HOT,
-- https://www.postgresql.org/docs/15/storage-hot.html); every other one is written into each of them. The program from
-- before this migration finds the same rows by what is left, in the same statements.

-- A payment moves the end of a hold: no index has it any more. Holds are few at a time, and the oldest lapse first.
create index booking_on_hold on booking (created_at) where state = 'held';
create index booking_kept_by_phone on booking (operator_id) where state = 'held' and channel = 'phone';
-- In the order in which the retention chore locks them.
create index booking_lapsed on booking (trip_id, booking_id)
  where state = 'expired' and (contact_phone is not null or contact_name is not null);
drop index booking_held, booking_phone_hold, booking_lapsed_named;

-- Rows come in the order of these times and go within a day: chores find the old ones by page. From PostgreSQL 16 on such
-- an index keeps no update from its page.
drop index unpaid_hold_end, unpaid_source_seen;
create index unpaid_hold_end on unpaid_hold using brin (expires_at);
create index unpaid_source_seen on unpaid_source using brin (seen_at);

-- Open attempts are few, and payment_one_open has them all.
drop index payment_open;

-- The moves of a trip stand beside each other by the key; those of one thing are picked out of some hundred.
drop index history_of;

-- Rows that a purchase changes soon after they were written find room for it on their page.
alter table booking set (fillfactor = 85);
alter table unpaid_hold set (fillfactor = 85);
alter table outbox set (fillfactor = 85);

-- The partition of each month, of which 0003 speaks, does not exist. It would pay where a month is dropped, and nothing
-- is: books stay, and names are emptied row by row. What is on sale lies together by the keys, which begin with the
-- service date. Plans that are made once for all parameters would open every month, and whoever looks by account,
-- number or operator would search each of them.
