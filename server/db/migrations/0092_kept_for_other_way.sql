-- Amount that was kept of a seat's refund for the discount of the other way, which stays: it comes back when those seats are given
-- back too. And of a change to another trip whose difference is being paid the part of its fee that is kept so. A program from
-- before writes neither: what it keeps is not told apart from its fee, and does not come back.
alter table booking_seat add column kept_for_other_way_paisa bigint not null default 0 check (kept_for_other_way_paisa >= 0);
alter table booking_exchange add column other_way_paisa bigint not null default 0 check (other_way_paisa >= 0);
