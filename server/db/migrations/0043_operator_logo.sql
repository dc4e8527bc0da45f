-- The logo of a company as a picture among the objects: logos/<logo_id>. Null while its two letters stand for it.
alter table operator add column logo_id uuid;
