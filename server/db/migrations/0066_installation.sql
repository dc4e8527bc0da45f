-- The one installation that sells from this database: its id, under which its store of uploads keeps a mark, and a keyed
-- hash of the keys that all its machines share. A machine that starts with other keys or another store is refused.
create table installation (
  one_row boolean primary key default true check (one_row),
  installation_id uuid not null,
  keys_hash text collate "C" not null,
  keys_since timestamptz not null default now()
);
grant select, insert, update on installation to poth_app;
grant select on installation to poth_auditor;
