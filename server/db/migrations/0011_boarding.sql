-- Who came aboard, and where boarding is over. Both append-only: what was scanned stays, whatever it meant.

-- A scan has its id from the phone that made it: sent again, it is the same scan.
create table boarding_scan (
  trip_id uuid not null,
  scan_id uuid not null,
  ticket_id uuid not null,
  kind text collate "C" not null check (kind in ('board', 'undo')),
  way text collate "C" not null check (way in ('code', 'hand')),
  -- Which scan is taken back.
  undoes uuid,
  verdict text collate "C" not null check (verdict in ('boarded', 'second-use', 'void', 'undone', 'nothing')),
  device_id text collate "C" not null,
  made_by text collate "C" not null,
  made_by_name text not null,
  -- By the clock of the phone, which may run wrong.
  scanned_at timestamptz not null,
  at timestamptz not null default clock_timestamp(),
  primary key (trip_id, scan_id),
  check ((kind = 'undo') = (undoes is not null))
);
create index boarding_scan_of_ticket on boarding_scan (trip_id, ticket_id);

-- A stop that the coach has left: who should have boarded there and did not, did not come.
create table boarding_close (
  trip_id uuid not null,
  stop_no int not null,
  closed_by text collate "C" not null,
  closed_by_name text not null,
  closed_at timestamptz not null default clock_timestamp(),
  primary key (trip_id, stop_no)
);

grant select, insert on boarding_scan, boarding_close to poth_app;
grant select on boarding_scan, boarding_close to poth_auditor;
