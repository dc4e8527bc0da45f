-- Every text that a schedule's draft ever had gets a number no other has: a preview of a draft that was published or
-- thrown away must not fit the one begun after it, however soon.
create sequence schedule_draft_version as int start 1000000000;
grant usage on sequence schedule_draft_version to poth_app;
alter table schedule_draft alter column version set default nextval('schedule_draft_version');
