-- What passengers think of a trip, one rating for each booking. Stars stay as they were given: the portal may change the
-- words, the answer and whether they are shown, never a star, the booking or the ticket.
create table rating (
  trip_id uuid not null,
  booking_id uuid not null,
  operator_id uuid not null,
  -- The ticket that was aboard.
  ticket_id uuid not null,
  punctuality int not null check (punctuality between 1 and 5),
  coach int not null check (coach between 1 and 5),
  staff int not null check (staff between 1 and 5),
  -- Null: none were left; empty: they were kept as long as they may be.
  words text,
  rated_at timestamptz not null default now(),
  -- When its writer took it back: it counts no more, and no other takes its place.
  withdrawn_at timestamptz,
  answer text,
  answered_at timestamptz,
  hidden_reason text,
  hidden_at timestamptz,
  primary key (trip_id, booking_id),
  check ((answer is null) = (answered_at is null)),
  check ((hidden_reason is null) = (hidden_at is null))
);
create index rating_of_operator on rating (operator_id, rated_at desc);
create index rating_newest on rating (rated_at desc);

-- Trips whose passengers were asked to rate them, each once.
create table rating_request (
  trip_id uuid primary key,
  asked_at timestamptz not null default now()
);

grant select, insert on rating, rating_request to poth_app;
grant update (words, withdrawn_at, answer, answered_at, hidden_reason, hidden_at) on rating to poth_app;
grant select on rating, rating_request to poth_auditor;
