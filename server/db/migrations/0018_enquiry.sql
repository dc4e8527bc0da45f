-- A query as somebody sent it: kept, so that nothing is lost while mail is down. The id is the form's own.
create table enquiry (
  enquiry_id uuid primary key,
  first_name text not null,
  last_name text not null,
  user_email text not null,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'bn')),
  received_at timestamptz not null default now(),
  sent_at timestamptz
);
create index enquiry_received on enquiry (received_at desc);

-- The picture that a company uploaded last, until a listing takes it: the specification's listing does not name one.
create table waiting_image (
  operator_id uuid primary key references operator,
  image_id uuid not null,
  uploaded_at timestamptz not null default now(),
  -- The schedule that wants it; while that one is not there, another may have it.
  wanted_by uuid
);

grant select, insert, update on enquiry, waiting_image to poth_app;
grant select on enquiry, waiting_image to poth_auditor;
