-- The browsers in which the staff of a company work, each let in by the owner. A browser holds one secret, of which only the
-- SHA-256 lies here; each of the people who share it has a row, a letting-in and a PIN of their own.
create table staff_device (
  device_id uuid primary key,
  user_id text collate "C" not null references operator_member (user_id) on delete cascade,
  operator_id uuid not null references operator on delete cascade,
  secret_hash text collate "C" not null,
  -- As the browser names itself: Chrome on Android. Null where it does not say.
  browser text collate "C",
  system text collate "C",
  -- Read out to the owner, who lets in the device that shows the same letters.
  code text collate "C" not null,
  asked_at timestamptz not null default now(),
  let_in_at timestamptz,
  let_in_by text collate "C",
  -- Refused, taken back, or shut by wrong PINs.
  taken_back_at timestamptz,
  -- scrypt of the PIN, salted with the device and its secret, which is not in this database.
  pin_hash text collate "C",
  pin_failures int not null default 0,
  pin_wait_until timestamptz not null default now(),
  -- When the PIN last opened the desk.
  used_at timestamptz,
  check ((let_in_at is null) = (let_in_by is null)),
  check (pin_hash is null or (let_in_at is not null and taken_back_at is null)),
  unique (secret_hash, user_id)
);
create index staff_device_operator on staff_device (operator_id);
create index staff_device_user on staff_device (user_id);

-- The device whose PIN has opened the desk in this session; null while the desk is locked.
alter table auth_session add column desk_device_id uuid references staff_device on delete set null;
create index auth_session_desk_device on auth_session (desk_device_id) where desk_device_id is not null;

grant select, insert, update, delete on staff_device to poth_app;
grant select (device_id, user_id, operator_id, browser, system, asked_at, let_in_at, let_in_by, taken_back_at, pin_failures, used_at)
  on staff_device to poth_auditor;
