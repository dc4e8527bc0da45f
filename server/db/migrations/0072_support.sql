-- People who help passengers: they find bookings, send tickets again and open cases, and move no money.
alter table account_role drop constraint account_role_role_check;
alter table account_role add constraint account_role_role_check check (role in ('admin', 'support'));

-- A case of a passenger that an admin decides. How it stands is what its last move says.
create table support_case (
  trip_id uuid not null,
  case_id uuid not null,
  booking_id uuid not null,
  kind text collate "C" not null
    check (kind in ('refund-missing', 'paid-without-ticket', 'wrong-details', 'journey-trouble', 'other')),
  state text collate "C" not null check (state in ('open', 'answered', 'closed')),
  moves int not null check (moves > 0),
  opened_by text collate "C" not null,
  opened_at timestamptz not null default now(),
  primary key (trip_id, case_id)
);
-- One open case of a kind for each booking: of two who open it at once one is told that it is there.
create unique index support_case_open on support_case (trip_id, booking_id, kind) where state = 'open';
create index support_case_of_booking on support_case (trip_id, booking_id);
create index support_case_newest on support_case (opened_at desc, case_id);
create index support_case_of_person on support_case (opened_by, opened_at desc, case_id);

-- Every move of a case with who made it and what was said, append-only.
create table support_case_move (
  trip_id uuid not null,
  case_id uuid not null,
  move_no int not null check (move_no > 0),
  event text collate "C" not null check (event in ('open', 'answer', 'close')),
  from_state text,
  to_state text not null,
  said text,
  made_by text collate "C" not null,
  at timestamptz not null default now(),
  primary key (trip_id, case_id, move_no)
);

grant select, insert, update on support_case to poth_app;
grant select, insert on support_case_move to poth_app;
-- What was said goes when its time is over; nothing else of a move changes.
grant update (said) on support_case_move to poth_app;
grant select on support_case, support_case_move to poth_auditor;
