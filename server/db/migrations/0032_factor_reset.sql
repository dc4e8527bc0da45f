-- A lost second factor: asked for by who has the password, to be stopped by the owner of the account for as long as it waits,
-- and approved after that by who answers for the account; the factor of an admin by two admins.
create table factor_reset (
  reset_id uuid primary key,
  user_id text collate "C" not null references auth_user on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'done', 'stopped', 'declined')),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  lapses_at timestamptz not null,
  -- SHA-256 of the secret in the link that stops it.
  stop_hash text collate "C" not null,
  first_approval_by text collate "C",
  closed_by text collate "C",
  closed_at timestamptz,
  check ((state = 'asked') = (closed_at is null)),
  check (state <> 'done' or first_approval_by is null or first_approval_by <> closed_by)
);
create unique index factor_reset_open on factor_reset (user_id) where state = 'asked';
create unique index factor_reset_link on factor_reset (stop_hash);

grant select, insert, update on factor_reset to poth_app;
grant select on factor_reset to poth_auditor;
