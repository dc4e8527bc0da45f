-- On which dates a schedule runs; as it stands by itself: daily, for ever. weekdays: bit n for the n-th day, 0 for Sunday.
alter table schedule add column valid_from date;
alter table schedule add column valid_until date;
alter table schedule add column weekdays int not null default 127 check (weekdays between 1 and 127);
alter table schedule add column exceptions jsonb not null default '[]';
alter table schedule add column retired_at timestamptz;
-- How long before departure passengers report; null: as long as everywhere.
alter table schedule add column reporting_minutes int check (reporting_minutes between 1 and 180);
-- What the form said that made it: the same form again is the same schedule, another one with its key is not.
alter table schedule add column form_hash text;
alter table schedule add constraint schedule_days check (valid_until >= valid_from);

-- What is painted on the coach where it is not the company's name, and its picture among the objects.
alter table coach add column bus_name text;
alter table coach add column image_key text;

create index route_of_operator on route (operator_id);
create index counter_of_operator on counter (operator_id, place_id);
create index trip_of_operator on trip (operator_id, service_date);
