-- How many different notices of an attempt are kept as evidence, those that the gateway signed apart from the others:
-- what is posted by strangers is bounded and takes no room from what is true.
create table gateway_evidence (
  tran_id text collate "C" primary key,
  signed int not null default 0 check (signed >= 0),
  unsigned int not null default 0 check (unsigned >= 0)
);
insert into gateway_evidence (tran_id, signed, unsigned)
  select tran_id, count(*) filter (where signature_good), count(*) filter (where not signature_good)
  from gateway_event where tran_id is not null and kind in ('ipn', 'return') group by tran_id;
grant select, insert, update on gateway_evidence to poth_app;
grant select on gateway_evidence to poth_auditor;
