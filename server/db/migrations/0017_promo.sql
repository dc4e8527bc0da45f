-- Promo codes and their uses. A use is a directory like a hold's number: it belongs to no trip and is taken beside one.

create table promo (
  promo_id uuid primary key,
  code text collate "C" not null unique check (code ~ '^[A-Z0-9]{4,16}$'),
  name_en text not null,
  name_bn text not null,
  -- What it takes off the fares, and for which trips: domain/promo/promo.ts.
  terms jsonb not null,
  reach jsonb not null,
  -- Dates in Dhaka, both included.
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  first_purchase_only boolean not null default false,
  most_uses int not null check (most_uses > 0),
  uses_per_phone int not null check (uses_per_phone > 0),
  is_on boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index promo_newest on promo (created_at desc, promo_id);

-- The uses of a code, numbered from 1 to its limit. One that is not paid and whose time is over may be taken over: a
-- hold that lapses gives it back without anybody sweeping. Numbers beyond the limit belong to late payments alone.
create table promo_use (
  promo_id uuid not null references promo,
  use_no int not null check (use_no > 0),
  trip_id uuid not null,
  booking_id uuid not null,
  -- As promised when the code was applied: an edit of the code does not change the price of a hold.
  terms jsonb not null,
  phone text collate "C",
  taken_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  discount_paisa bigint check (discount_paisa > 0),
  late boolean not null default false,
  primary key (promo_id, use_no),
  check ((paid_at is null) = (discount_paisa is null)),
  check (not late or paid_at is not null)
);
create index promo_use_of_booking on promo_use (booking_id);
create index promo_use_of_phone on promo_use (phone, promo_id) where phone is not null;
create index promo_use_open on promo_use (promo_id, expires_at) where paid_at is null;
create index promo_use_paid on promo_use (promo_id, paid_at desc) where paid_at is not null;

-- Which code made the price of a booking lower, from the moment its price stands.
alter table booking add column promo_id uuid;

grant select, insert, update on promo, promo_use to poth_app;
grant select on promo, promo_use to poth_auditor;
