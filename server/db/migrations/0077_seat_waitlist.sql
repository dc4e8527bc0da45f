-- Who waits for seats of a sold-out trip: one place for each number that was proved by a code.
create table waitlist_entry (
  trip_id uuid not null,
  entry_id uuid not null,
  from_stop_no int not null,
  to_stop_no int not null check (to_stop_no > from_stop_no),
  -- offer: freed seats are kept for it; notice: it is told once that seats are free for everybody.
  wants text collate "C" not null default 'offer' check (wants in ('offer', 'notice')),
  seat_count int not null check (seat_count between 1 and 10),
  -- Whether only women will travel: seats that are kept for women are offered to nobody else.
  only_women boolean not null,
  phone text collate "C" not null,
  -- The browser that joined, as a keyed hash.
  device text collate "C" not null,
  language text collate "C" not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'offered', 'ended')),
  ended_because text collate "C" check (ended_because in ('took', 'left', 'let-pass', 'told', 'over', 'cancelled')),
  joined_at timestamptz not null default clock_timestamp(),
  -- By this the list is in order: who lets an offer pass goes to its end.
  queued_at timestamptz not null default clock_timestamp(),
  -- From then on nothing is offered: what is freed is everybody's at once.
  offers_until timestamptz not null,
  primary key (trip_id, entry_id),
  check ((state = 'ended') = (ended_because is not null))
);
-- The link in a message names the entry alone.
create index waitlist_entry_id on waitlist_entry (entry_id);
create unique index waitlist_entry_of_number on waitlist_entry (trip_id, phone) where state <> 'ended';
create index waitlist_entry_phone on waitlist_entry (phone);
create index waitlist_entry_due on waitlist_entry (offers_until) where state = 'waiting';

-- Seats that somebody on the list may take. Their rows of trip_seat are blocked under the id of the offer, a little
-- longer than it lives: so that they pass to the next and to nobody in between.
create table seat_offer (
  trip_id uuid not null,
  offer_id uuid not null,
  entry_id uuid not null,
  -- The freeing that these seats come from: those that pass from one to the next have the same, and no number is asked twice.
  freeing_id uuid not null,
  seat_nos jsonb not null,
  from_stop_no int not null,
  to_stop_no int not null,
  state text collate "C" not null default 'open' check (state in ('open', 'taken', 'declined', 'lapsed', 'withdrawn')),
  offered_at timestamptz not null default now(),
  offered_until timestamptz not null,
  ended_at timestamptz,
  booking_id uuid,
  primary key (trip_id, offer_id),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'taken') = (booking_id is not null))
);
create unique index seat_offer_open on seat_offer (trip_id, entry_id) where state = 'open';
create index seat_offer_due on seat_offer (offered_until) where state = 'open';

-- Places on lists of a service date, and offers that were let lapse, by number and by browser, each as a keyed hash.
create table waitlist_day (
  service_date date not null,
  subject text collate "C" not null,
  places int not null,
  lapsed int not null default 0,
  primary key (service_date, subject)
);

grant select, insert, update, delete on waitlist_entry, seat_offer, waitlist_day to poth_app;
grant select on waitlist_entry, seat_offer, waitlist_day to poth_auditor;

-- One-time codes that put a number on a list.
alter table phone_code drop constraint phone_code_purpose_check;
alter table phone_code add constraint phone_code_purpose_check
  check (purpose in ('sign-in', 'sign-in-by-mail', 'change-phone', 'hold-seats', 'guest-data', 'waitlist'));
