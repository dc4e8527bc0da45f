-- When the ticket of a seat was given another name: once. Null: it has the name that it was bought with. The number of who
-- travels there since then, where one was given. A program from before writes neither and reads neither.
alter table booking_seat add column renamed_at timestamptz;
alter table booking_seat add column passenger_phone text collate "C";
