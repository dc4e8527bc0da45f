-- No longer offered for schedules; what was published on it stays.
alter table route add column retired_at timestamptz;
