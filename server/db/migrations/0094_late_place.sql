-- Numbers of the proven places that were taken after an opening: one for each room and number, however often it asks and from
-- whatever browser. Rows are deleted when the tokens of their room are over. The version before this one neither reads nor writes them.
create table late_place (
  room_id uuid not null references waiting_room on delete cascade,
  place_id text collate "C" not null,
  late_no int not null,
  taken_at timestamptz not null default now(),
  primary key (room_id, place_id)
);
create index late_place_taken on late_place (taken_at);

grant select, insert, update, delete on late_place to poth_app;
grant select on late_place to poth_auditor;
