-- What Poth takes of fares where nothing else is agreed, for service dates from a day on; the first change of the setting
-- keeps what was before it from -infinity on. Without a row the setting never changed.
create table default_commission (
  from_date date primary key,
  basis_points int not null check (basis_points between 0 and 3000),
  set_by text collate "C" not null,
  set_at timestamptz not null default now()
);

grant select, insert, update on default_commission to poth_app;
grant select on default_commission to poth_auditor;
