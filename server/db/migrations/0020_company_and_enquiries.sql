-- Beside the home page an admin writes what is told of the company; a part without a row is as it was delivered.
alter table home_content drop constraint home_content_part_check;
alter table home_content add constraint home_content_part_check check (part in
  ('slides', 'amenities', 'routes', 'payments', 'operators', 'phones', 'facts', 'social', 'managers', 'milestones'));

-- A query is not kept for good: when it has been answered long ago it goes.
create index enquiry_sent on enquiry (sent_at);
grant delete on enquiry to poth_app;
