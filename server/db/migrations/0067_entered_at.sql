-- Who holds no seat counts as choosing for a minute from here; coming back does not move it. A previous version of the program
-- writes passes without it.
alter table waiting_pass add column entered_at timestamptz not null default now();
