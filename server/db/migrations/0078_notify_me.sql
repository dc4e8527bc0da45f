-- What numbers wish to be told of once: that a date between two places is on sale, or that a seat costs no more than so much.
create table notify_wish (
  phone text collate "C" not null,
  -- A number has so many: it takes the lowest that is free.
  slot_no int not null check (slot_no > 0),
  wish_id uuid not null,
  kind text collate "C" not null check (kind in ('opening', 'price')),
  from_place_id text collate "C" not null,
  to_place_id text collate "C" not null,
  date date not null,
  most_paisa bigint check (most_paisa > 0),
  language text collate "C" not null,
  made_at timestamptz not null default now(),
  looked_at timestamptz,
  primary key (phone, slot_no),
  check ((kind = 'price') = (most_paisa is not null))
);
create unique index notify_wish_id on notify_wish (wish_id);
create unique index notify_wish_same on notify_wish (phone, kind, from_place_id, to_place_id, date);
create index notify_wish_road on notify_wish (from_place_id, to_place_id, date);

grant select, insert, update, delete on notify_wish to poth_app;
grant select on notify_wish to poth_auditor;
