-- What became of an SMS that a gateway took: one row for each announcement, written by the statement that marks it as sent. A
-- version before it writes none, and nothing is asked about its messages.
create table sms_delivery (
  trip_id uuid not null,
  outbox_id uuid not null,
  gateway text collate "C" not null,
  -- Null: the gateway told none.
  gateway_id text collate "C",
  state text collate "C" not null default 'accepted' check (state in ('accepted', 'delivered', 'failed')),
  -- The gateway's own word of it.
  said text,
  sent_at timestamptz not null default now(),
  ended_at timestamptz,
  -- When the gateway is asked next; null: it tells nothing, has told all, or keeps it no longer.
  ask_at timestamptz,
  asked_times int not null default 0,
  -- When the message was given to another gateway, once.
  handed_over_at timestamptz,
  primary key (trip_id, outbox_id)
);
create index sms_delivery_due on sms_delivery (ask_at) where ask_at is not null;
create index sms_delivery_sent on sms_delivery using brin (sent_at);
alter table sms_delivery set (fillfactor = 85);
grant select, insert, update, delete on sms_delivery to poth_app;
grant select on sms_delivery to poth_auditor;
