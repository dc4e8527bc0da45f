-- What Poth takes of the fares it sells, agreed with an operator from a service date on. Without a row: what the
-- installation is set to. A day that has begun keeps its rate.
create table operator_commission (
  operator_id uuid not null references operator,
  from_date date not null,
  basis_points int not null check (basis_points between 0 and 3000),
  set_by text collate "C" not null,
  set_at timestamptz not null default now(),
  primary key (operator_id, from_date)
);

-- What an operator is owed for a period, as the ledger said when it was prepared. The amounts never change, only its state.
create table settlement (
  operator_id uuid not null references operator,
  -- Two admins who prepare at once take the same number: the key lets one through.
  settlement_no int not null check (settlement_no > 0),
  settlement_id uuid not null unique,
  from_date date not null,
  until_date date not null check (until_date >= from_date),
  state text not null check (state in ('draft', 'approved', 'paid', 'carried')),
  trip_count int not null,
  payable_paisa bigint not null,
  cash_paisa bigint not null,
  commission_paisa bigint not null,
  -- Owed by the operator from the statement before.
  carried_in_paisa bigint not null check (carried_in_paisa <= 0),
  due_paisa bigint not null,
  prepared_by text collate "C" not null,
  prepared_at timestamptz not null default now(),
  approved_by text collate "C",
  approved_at timestamptz,
  closed_by text collate "C",
  closed_at timestamptz,
  bank_reference text,
  primary key (operator_id, settlement_no),
  check (due_paisa = payable_paisa - cash_paisa - commission_paisa + carried_in_paisa),
  check ((state in ('paid', 'carried')) = (closed_at is not null) and (closed_at is null) = (closed_by is null)),
  check ((state = 'paid') = (bank_reference is not null)),
  check (state <> 'paid' or (due_paisa > 0 and approved_by is not null)),
  check (state <> 'carried' or due_paisa <= 0)
);
create index settlement_open on settlement (prepared_at desc) where state in ('draft', 'approved');

-- A trip in a statement: what its ledger lines add up to, by what they were for.
create table settlement_trip (
  settlement_id uuid not null,
  trip_id uuid not null,
  online_fare_paisa bigint not null,
  counter_fare_paisa bigint not null,
  online_back_paisa bigint not null,
  counter_back_paisa bigint not null,
  other_paisa bigint not null,
  payable_paisa bigint not null,
  cash_paisa bigint not null,
  -- What the commission is a share of, and which.
  commission_base_paisa bigint not null,
  basis_points int not null,
  commission_paisa bigint not null,
  -- Told, not settled: kept of cancelled seats (it is in the fares), what passengers paid Poth, what Poth let them off.
  kept_paisa bigint not null,
  service_charge_paisa bigint not null,
  discount_paisa bigint not null,
  primary key (trip_id, settlement_id),
  check (payable_paisa = online_fare_paisa + counter_fare_paisa - online_back_paisa - counter_back_paisa + other_paisa)
);
create index settlement_trip_of on settlement_trip (settlement_id);

-- Which statement settles a line of the ledger: one, the key says it.
create table settlement_line (
  book uuid not null,
  entry_id uuid not null,
  line_no int not null,
  settlement_id uuid not null,
  primary key (book, entry_id, line_no)
);
create index settlement_line_of on settlement_line (settlement_id);

-- What operators have and are owed, by trip (whose id begins with its service date) and by the moment; statements say
-- the bounds of account themselves, from which the database sees that the index holds what they ask for.
create index ledger_of_operator on ledger_line (account, book, entry_id, line_no) include (amount_paisa, source, source_id)
  where account >= 'operator_' and account < 'operator`';
create index ledger_of_operator_at on ledger_line (account, at) include (book, amount_paisa, source, source_id)
  where account >= 'operator_' and account < 'operator`';

grant select, insert, update on operator_commission to poth_app;
grant select, insert on settlement, settlement_trip, settlement_line to poth_app;
grant update (state, approved_by, approved_at, closed_by, closed_at, bank_reference) on settlement to poth_app;
grant select on operator_commission, settlement, settlement_trip, settlement_line to poth_auditor;
