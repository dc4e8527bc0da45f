-- Percentage of the fares that a company takes off where both ways are bought with it in one purchase; as it was when seats
-- were held; and what of it is off the fare of a seat already. A program from before writes none of them and sells both ways
-- without it; what it settles has its lower fares in fare_paisa.
alter table operator add column both_ways_percent int not null default 0 check (both_ways_percent between 0 and 30);
alter table booking add column both_ways_percent int not null default 0 check (both_ways_percent between 0 and 30);
alter table booking_seat add column both_ways_off_paisa bigint not null default 0 check (both_ways_off_paisa >= 0);
