-- A step of a sale reads, decides, and then writes in one statement that rests on these numbers: where one has risen
-- meanwhile, nothing is written and the step is taken again. Every change of a booking, its seats' names or its payment
-- raises its version; every count of a number's seats and of unpaid seats raises that of the row it is counted by.
alter table booking add column version int not null default 0;
alter table phone_day add column version int not null default 0;
alter table unpaid_source add column version int not null default 0;
