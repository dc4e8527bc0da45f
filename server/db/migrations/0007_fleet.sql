-- An operator's own seat plans. Coaches keep a copy, so a plan is not referred to and can change.
create table seat_plan (
  operator_id uuid not null references operator,
  plan_id uuid not null,
  name text not null,
  layout jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (operator_id, plan_id)
);

alter table coach drop constraint coach_coach_class_check;
alter table coach add constraint coach_coach_class_check check (coach_class in ('economy', 'business', 'sleeper'));

-- Whether the seat beside a woman who travels alone is kept for women.
alter table operator add column protect_women_travelling_alone boolean not null default false;
alter table booking_seat add column passenger_gender text check (passenger_gender in ('female', 'male'));

grant select, insert, update on seat_plan to poth_app;
grant select on seat_plan to poth_auditor;
