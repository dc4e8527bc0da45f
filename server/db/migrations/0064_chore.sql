-- How the last run of each chore went, in whichever process it was done; and of chores that one process does for all, which
-- one that is, until when. Nothing is decided by it that the chores' own statements do not decide again.
create table chore (
  name text primary key,
  every_ms int,
  -- A process draws its own id when it starts. Null: every process does this chore, and claims its work row by row.
  holder uuid,
  held_until timestamptz,
  ran_at timestamptz,
  took_ms int,
  failed_at timestamptz,
  failure text
);
grant select, insert, update on chore to poth_app;
grant select on chore to poth_auditor;
