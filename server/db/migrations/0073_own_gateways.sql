-- What a gateway with a contract of its own is asked by, its number of the session: null for an attempt at SSLCommerz, which is
-- asked by our own id, and for every attempt from before.
alter table payment add column gateway_session jsonb;
-- When a process took it upon itself to have the money of a confirmed attempt taken: once for each.
alter table payment add column capture_claimed_at timestamptz;

-- When a process took it upon itself to send a refund to a gateway that would pay it again under the same id.
alter table refund add column send_claimed_at timestamptz;

-- The token that all processes speak to a gateway with. A gateway that gives few of them in an hour locks who asks for more, so a
-- grant is counted before it is asked for, and one process asks.
create table gateway_token (
  -- The gateway and its name of the account.
  account text collate "C" primary key,
  -- Sealed with a key of the account's own secret; null: there is none yet.
  sealed text,
  expires_at timestamptz,
  -- The last two grants that were asked for, the older one first.
  granted_at timestamptz[] not null default '{}',
  claimed_until timestamptz
);
grant select, insert, update on gateway_token to poth_app;
grant select on gateway_token to poth_auditor;
