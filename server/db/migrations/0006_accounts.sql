-- The tables of Better Auth 1.7.7 with its two-factor and passkey plugins, frozen: the library reads and writes them.
create table auth_user (
  id text collate "C" primary key,
  name text not null,
  email text collate "C" not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  two_factor_enabled boolean default false,
  -- Ours: what the account is for, its proved number, and since when it is shut out.
  account_type text not null default 'user' check (account_type in ('user', 'busProvider')),
  phone text collate "C" unique,
  language text not null default 'en' check (language in ('en', 'bn')),
  disabled_at timestamptz
);

create table auth_session (
  id text collate "C" primary key,
  expires_at timestamptz not null,
  token text collate "C" not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id text not null references auth_user on delete cascade,
  -- Ours: whether a second factor stood beside this sign-in, and when it was last used.
  second_factor boolean not null default false,
  last_seen_at timestamptz not null default now()
);
create index auth_session_of on auth_session (user_id);

create table auth_account (
  id text collate "C" primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references auth_user on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index auth_account_of on auth_account (user_id);

create table auth_verification (
  id text collate "C" primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_verification_of on auth_verification (identifier);

create table auth_two_factor (
  id text collate "C" primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null references auth_user on delete cascade,
  verified boolean default true,
  failed_verification_count int default 0,
  locked_until timestamptz
);
create index auth_two_factor_of on auth_two_factor (user_id);

create table auth_passkey (
  id text collate "C" primary key,
  name text,
  public_key text not null,
  user_id text not null references auth_user on delete cascade,
  credential_id text not null unique,
  counter int not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text
);
create index auth_passkey_of on auth_passkey (user_id);

-- From here on our own.
create table account_role (
  user_id text collate "C" not null references auth_user on delete cascade,
  role text not null check (role in ('admin')),
  granted_by text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- A browser from which an account has signed in before: others who guess at that account do not slow it down.
create table known_device (
  user_id text collate "C" not null references auth_user on delete cascade,
  device uuid not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

-- Failed sign-ins of an account in a row, by the hash of its name, and until when the next one has to wait.
create table sign_in_brake (
  account_hash text collate "C" primary key,
  failures int not null,
  wait_until timestamptz not null
);

-- A one-time code to a phone, bound to the device that asked and to what it is for; the code itself is nowhere kept.
create table phone_code (
  code_id uuid primary key,
  phone text collate "C" not null,
  purpose text not null check (purpose in ('sign-in', 'change-phone')),
  device uuid not null,
  code_hash text not null,
  tries_left int not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A new address that an account has asked for, one at a time; it counts once its link was used. The link is kept as a hash.
create table email_change (
  user_id text collate "C" primary key references auth_user on delete cascade,
  new_email text collate "C" not null,
  token_hash text collate "C" not null unique,
  expires_at timestamptz not null
);

-- Codes of authenticator apps that were taken: none is taken twice while it still counts.
create table used_totp (
  user_id text collate "C" not null references auth_user on delete cascade,
  code text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, code)
);

-- Which bookings an account has, wherever their trips live. Written before the booking names its account.
create table account_booking (
  user_id text collate "C" not null,
  service_date date not null,
  trip_id uuid not null,
  booking_id uuid not null,
  primary key (user_id, service_date, trip_id, booking_id)
);
alter table booking add column user_id text collate "C";

alter table operator add column contact_email text;
alter table operator add column decision_reason text;
alter table operator add column submitted_at timestamptz;

-- One operator for each account: the key says it.
create table operator_member (
  user_id text collate "C" primary key references auth_user on delete cascade,
  operator_id uuid not null references operator,
  role text not null check (role in ('owner', 'counter-agent', 'conductor')),
  joined_at timestamptz not null default now()
);
create index operator_member_of on operator_member (operator_id);
create unique index operator_one_owner on operator_member (operator_id) where role = 'owner';

create table staff_invitation (
  operator_id uuid not null references operator,
  email text collate "C" not null,
  role text not null check (role in ('counter-agent', 'conductor')),
  invited_by text not null,
  invited_at timestamptz not null default now(),
  primary key (operator_id, email)
);

create table operator_document (
  document_id uuid primary key,
  operator_id uuid not null references operator,
  file_name text not null,
  content_type text not null,
  byte_count int not null check (byte_count > 0),
  object_key text not null,
  uploaded_at timestamptz not null default now()
);
create index operator_document_of on operator_document (operator_id);

-- What people with rights did: append-only, each entry chained to the one before it in its stream.
create table audit_log (
  stream text collate "C" not null,
  entry_no int not null check (entry_no > 0),
  at timestamptz not null default now(),
  actor text not null,
  act text not null,
  detail jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  primary key (stream, entry_no)
);
create index audit_log_at on audit_log (at desc);

grant select, insert, update, delete on auth_user, auth_session, auth_account, auth_verification, auth_two_factor, auth_passkey,
  account_role, known_device, sign_in_brake, phone_code, email_change, used_totp, operator_member, staff_invitation, operator_document to poth_app;
grant select, insert on account_booking, audit_log to poth_app;
grant select on auth_user, account_role, account_booking, operator_member, staff_invitation, operator_document, audit_log to poth_auditor;
