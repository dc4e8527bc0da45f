-- From which moment the coaches of a service date are on sale: of one operator, or of all where there is none. Where both
-- are said the later one counts; a date without a row is on sale as soon as its trips are published. The version before
-- this one reads nothing of it.
create table sale_window (
  service_date date not null,
  operator_id uuid references operator on delete cascade,
  opens_at timestamptz not null,
  set_at timestamptz not null default now(),
  set_by text collate "C" not null,
  unique nulls not distinct (service_date, operator_id)
);
create index sale_window_of_operator on sale_window (operator_id, service_date);
-- The waiting room asks which openings are near, whatever their date.
create index sale_window_by_opening on sale_window (opens_at);

grant select, insert, update, delete on sale_window to poth_app;
grant select on sale_window to poth_auditor;
