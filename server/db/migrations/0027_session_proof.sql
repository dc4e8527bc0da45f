-- When a session's person last showed that it is still they: at the sign-in, or with a code or password since.
alter table auth_session add column proven_at timestamptz;
update auth_session set proven_at = created_at;
alter table auth_session alter column proven_at set default now(), alter column proven_at set not null;
