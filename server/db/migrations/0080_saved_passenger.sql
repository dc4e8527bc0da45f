-- Passengers whom the person of an account keeps for the next booking, by name; at most a few (domain/people/saved-passenger.ts).
create table saved_passenger (
  user_id text not null references auth_user (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  kind text collate "C" not null check (kind in ('adult', 'child')),
  gender text collate "C" check (gender in ('female', 'male')),
  saved_at timestamptz not null default now(),
  primary key (user_id, name)
);
grant select, insert, update, delete on saved_passenger to poth_app;
grant select on saved_passenger to poth_auditor;
