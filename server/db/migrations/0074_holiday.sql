-- Public holidays, on which no business day is counted, kept by an admin. Those that are fixed by date are there for this
-- year and the next; domain/settings/holidays.ts offers those of later years.
create table holiday (
  date date primary key,
  name_en text not null,
  name_bn text not null,
  set_at timestamptz not null default now(),
  set_by text collate "C" not null
);
insert into holiday (date, name_en, name_bn, set_by)
select make_date(year, month, day), name_en, name_bn, 'system'
from (values
    (2, 21, 'Language Martyrs’ Day', 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস'),
    (3, 26, 'Independence Day', 'স্বাধীনতা ও জাতীয় দিবস'),
    (4, 14, 'Bengali New Year', 'বাংলা নববর্ষ'),
    (5, 1, 'May Day', 'মে দিবস'),
    (12, 16, 'Victory Day', 'বিজয় দিবস'),
    (12, 25, 'Christmas Day', 'বড়দিন')) fixed (month, day, name_en, name_bn)
  cross join (values (extract(year from now() at time zone 'Asia/Dhaka')::int),
    (extract(year from now() at time zone 'Asia/Dhaka')::int + 1)) years (year);

grant select, insert, delete on holiday to poth_app;
grant select on holiday to poth_auditor;

-- The day that the traveller was told: it stays when a holiday is added later. Null: collected at a counter, or asked for
-- by the version before this one, which counted no holidays and told no day.
alter table refund add column promised_by date;
