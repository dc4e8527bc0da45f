-- What the retention chore needs beyond what the portal may do: it empties names and texts of what is over, and nothing else.
-- Tables that can only be added to stay so: the portal may write to one column of them, the one that names a person.
grant update (made_by_name) on boarding_scan, trip_change to poth_app;
grant update (closed_by_name) on boarding_close to poth_app;
grant update (said) on report_move to poth_app;
grant delete on phone_directory, phone_day, one_time_code to poth_app;

-- What a gateway told is evidence: it can be emptied once it is a year old, and never be made into something else.
grant update (body) on gateway_event to poth_app;
alter table gateway_event enable row level security;
create policy gateway_event_read on gateway_event for select using (true);
create policy gateway_event_add on gateway_event for insert with check (true);
create policy gateway_event_empty on gateway_event for update
  using (received_at < now() - interval '365 days') with check (body = '{}'::jsonb);

-- Where the chore finds what is over. BRIN: rows lie in the order in which they came, and a sale pays next to nothing for it.
create index outbox_done on outbox using brin (done_at);
create index idempotency_age on idempotency using brin (created_at);
create index gateway_event_age on gateway_event using brin (received_at);
create index one_time_code_age on one_time_code using brin (expires_at);
create index phone_code_age on phone_code using brin (expires_at);
create index boarding_scan_age on boarding_scan using brin (at);
create index booking_named on booking (trip_id) where contact_phone is not null or contact_name is not null;

-- The audit sees that the chore keeps up, by dates alone.
grant select (expires_at) on phone_code, auth_session, auth_verification, email_change to poth_auditor;
grant select (sent_at) on enquiry to poth_auditor;
