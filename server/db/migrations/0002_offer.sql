-- What operators offer: small tables, the same everywhere.

create table place (
  place_id text collate "C" primary key,
  name_en text not null,
  name_bn text not null,
  district_en text not null,
  district_bn text not null,
  aliases jsonb not null default '[]',
  list_order int not null
);

create table operator (
  operator_id uuid primary key,
  slug text collate "C" not null unique,
  name_en text not null,
  name_bn text not null,
  mark text not null,
  colour text not null,
  licence_number text not null unique,
  state text not null check (state in ('submitted', 'verified', 'rejected', 'suspended')),
  refund_policy jsonb not null,
  demonstration boolean not null default false,
  created_at timestamptz not null default now()
);

create table counter (
  counter_id uuid primary key,
  operator_id uuid not null references operator,
  place_id text collate "C" not null references place,
  name_en text not null,
  name_bn text not null,
  address_en text not null,
  address_bn text not null,
  phone text not null
);

create table coach (
  coach_id uuid primary key,
  operator_id uuid not null references operator,
  coach_number text not null,
  coach_type text not null check (coach_type in ('ac', 'non-ac')),
  coach_class text not null check (coach_class in ('economy', 'business')),
  layout jsonb not null,
  facilities jsonb not null,
  unique (operator_id, coach_number)
);

create table route (
  route_id uuid primary key,
  operator_id uuid not null references operator,
  name_en text not null,
  name_bn text not null
);

-- arrive_minute and depart_minute count from the departure at the first stop.
create table route_stop (
  route_id uuid not null references route,
  stop_no int not null check (stop_no >= 0),
  place_id text collate "C" not null references place,
  km int not null check (km >= 0),
  arrive_minute int not null,
  depart_minute int not null check (depart_minute >= arrive_minute),
  primary key (route_id, stop_no)
);

-- A counter serves a stop so many minutes after the coach's departure there (before it: negative).
create table route_counter (
  route_id uuid not null,
  stop_no int not null,
  counter_id uuid not null references counter,
  offset_minute int not null,
  primary key (route_id, stop_no, counter_id),
  foreign key (route_id, stop_no) references route_stop
);

-- A coach's daily run; trips are published from it. Fares by pair of stops: {"0-2": 55000}, in paisa.
create table schedule (
  schedule_id uuid primary key,
  route_id uuid not null references route,
  coach_id uuid not null references coach,
  departure_minute int not null check (departure_minute between 0 and 1439),
  fares_paisa jsonb not null
);

grant select, insert, update on place, operator, counter, coach, route, route_stop, route_counter, schedule to poth_app;
grant select on place, operator, counter, coach, route, route_stop, route_counter, schedule to poth_auditor;
