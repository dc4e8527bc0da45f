-- The version of a trip stands on its seats, which every sale locks anyway: a change of the trip raises it on all of them
-- before it looks at who has bought, so that a sale comes before the change or is decided again, and no sale locks the
-- trip's own row. trip.version goes on rising for the program of before, whose sales ask for it.
alter table trip_seat add column trip_version int not null default 0;

-- A source that no process remembers is taken to have no row: version 0. Rows from before they had versions are none such.
update unpaid_source set version = 1 where version = 0;
