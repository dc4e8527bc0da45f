-- What an admin has set otherwise than the installation was delivered; a key without a row has its default.
create table portal_setting (
  key text collate "C" primary key,
  value jsonb not null,
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null default now(),
  changed_by text collate "C" not null
);

-- What the home page shows, part by part; a part without a row is as it was delivered.
create table home_content (
  part text collate "C" primary key check (part in ('slides', 'amenities', 'routes', 'payments', 'operators')),
  content jsonb not null,
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null default now(),
  changed_by text collate "C" not null
);

-- Two who change a place at once; a place that is retired is offered to nobody and stays for what has called there.
alter table place add column version int not null default 1;
alter table place add column changed_at timestamptz not null default now();
alter table place add column retired_at timestamptz;
create index route_stop_at_place on route_stop (place_id);

-- What was agreed when the seats were taken: the charge that a buyer was shown is the charge that is paid.
-- Null: a booking from before, which pays what is asked when its payment starts.
alter table booking add column charge_per_seat_paisa bigint check (charge_per_seat_paisa >= 0);

-- The audit log is looked through by who and what, the newest first.
create index audit_log_of_actor on audit_log (actor, at desc);
create index audit_log_of_act on audit_log (act, at desc);

grant select, insert, update on portal_setting, home_content to poth_app;
grant select on portal_setting, home_content to poth_auditor;
