import type { Invariant } from './invariant.ts';

/** Invariants of money: the ledger, payments, refunds and discounts of codes. */
export const moneyInvariants: Readonly<Record<string, Invariant>> = {
  'I-6': {
    says: 'every ledger entry balances',
    sql: `select book, entry_id, sum(amount_paisa), count(*) from ledger_line group by 1, 2
      having sum(amount_paisa) <> 0 or count(*) < 2`,
  },
  'I-7': {
    says: 'the whole ledger is zero, in taka only',
    sql: `select currency, sum(amount_paisa) from ledger_line group by 1 having sum(amount_paisa) <> 0 or currency <> 'BDT'`,
  },
  'I-8': {
    says: 'captured money is posted once, for exactly its amount',
    sql: `select p.trip_id, p.payment_id, p.captured_paisa, sum(l.amount_paisa) posted
      from payment p join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
        left join ledger_line l on l.book = p.trip_id and l.source_id = p.payment_id and l.source = 'capture'
          and l.account = case when p.carried_from_refund_id is not null then 'gateway_clearing:carried'
            when p.gateway = 'counter' then 'operator_cash:' || b.operator_id else 'gateway_clearing:' || p.gateway end
      where p.state = 'paid' or p.captured_paisa is not null group by 1, 2, 3
      having sum(l.amount_paisa) is distinct from p.captured_paisa or count(distinct l.entry_id) <> 1`,
  },
  'I-9': {
    says: 'no captured paisa without a ticket, a kept fee or a refund after a quarter of an hour',
    // Joins of equal keys throughout: they are hashed, where a look-up for each line would take minutes.
    sql: `with line as (
        select p.trip_id, p.booking_id, l.amount_paisa, p.created_at from ledger_line l
          join payment p on p.trip_id = l.book and p.payment_id = l.source_id where l.account = 'customer_deposit'
        union all select p.trip_id, p.booking_id, l.amount_paisa, p.created_at from ledger_line l
          join refund r on r.trip_id = l.book and r.refund_id = l.source_id
          join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id where l.account = 'customer_deposit'),
      deposit as (
        select trip_id, booking_id, -sum(amount_paisa) left_over, max(created_at) since from line group by 1, 2),
      confirmed as (
        select book trip_id, source_id booking_id, sum(amount_paisa) amount_paisa from ledger_line
        where source = 'confirmation' and account = 'customer_deposit' group by 1, 2)
      select d.trip_id, d.booking_id, d.left_over from deposit d
        join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id
        left join confirmed c on c.trip_id = d.trip_id and c.booking_id = d.booking_id
      where d.since < now() - interval '15 minutes' and b.state <> 'review'
        and d.left_over <> coalesce(c.amount_paisa, 0)`,
  },
  'I-10': {
    says: 'no ticket without its money: tickets are worth at most what was paid less what went back',
    sql: `select b.trip_id, b.booking_id from booking b where
        (select coalesce(sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa), 0) from ticket k
          where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void')
        > (select coalesce(sum(p.captured_paisa), 0) from payment p
          where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.captured_paisa is not null)
        - (select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id
            and r.reason_key not like 'given-back:%')`,
  },
  'I-11': {
    says: 'never more goes back than was captured less what a bank took back, and once for each reason',
    sql: `select p.trip_id, p.payment_id, 'too much' fault from payment p
        join refund r on r.trip_id = p.trip_id and r.payment_id = p.payment_id
      group by 1, 2, p.captured_paisa, p.reversed_paisa
      having sum(r.amount_paisa) > coalesce(p.captured_paisa, 0) - p.reversed_paisa
      union all select trip_id, payment_id, reason_key from refund group by 1, 2, 3 having count(*) > 1`,
  },
  'I-12': {
    says: 'a refund is settled exactly where the ledger says so',
    sql: `select r.trip_id, r.refund_id, r.state from refund r
        left join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
        left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
        left join (
          select book, source_id, account, count(distinct entry_id) n, sum(amount_paisa) amount from ledger_line
          where source = 'refund-settled' and account <> 'refund_payable' group by 1, 2, 3) l
        on l.book = r.trip_id and l.source_id = r.refund_id
          and l.account = case when r.carried_to_booking_id is not null then 'gateway_clearing:carried'
            when p.gateway = 'counter' then 'operator_cash:' || b.operator_id else 'gateway_clearing:' || p.gateway end
      where (r.state = 'settled') is distinct from (coalesce(l.n, 0) = 1 and l.amount = -r.amount_paisa)`,
  },
  'I-reversal': {
    says: 'what a bank took back is what its payment says, less is left to refund, the ledger holds it until it is decided who bears it, and each decision is in the audit log',
    sql: `with entry as (
        select stream, act, detail from audit_log
        where stream like 'portal:admin:%' and act in ('reversal-recorded', 'reversal-decided'))
      select 'payment' what, p.payment_id::text id from payment p
        left join (select trip_id, payment_id, sum(amount_paisa) paisa from reversal where state <> 'returned' group by 1, 2) r
          on r.trip_id = p.trip_id and r.payment_id = p.payment_id
      where p.reversed_paisa <> coalesce(r.paisa, 0) or p.reversed_paisa > coalesce(p.captured_paisa, 0)
      union all select 'no payment', r.reversal_id::text from reversal r
        left join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id and p.booking_id = r.booking_id
      where p.payment_id is null
      union all select 'ledger', r.reversal_id::text from reversal r cross join lateral (
          select count(distinct entry_id) entries, coalesce(sum(amount_paisa) filter (where account = 'chargeback'), 0) undecided,
            coalesce(sum(amount_paisa) filter (where account like 'gateway_clearing:%'), 0) at_gateway
          from ledger_line l where l.book = r.trip_id and l.source_id = r.reversal_id) l
      where l.entries <> case r.state when 'open' then 1 else 2 end
        or l.undecided <> case r.state when 'open' then r.amount_paisa else 0 end
        or l.at_gateway <> case r.state when 'returned' then 0 else -r.amount_paisa end
      union all select 'lines of no case', l.source_id::text from ledger_line l
        left join reversal r on r.trip_id = l.book and r.reversal_id = l.source_id
      where l.account in ('chargeback', 'chargeback_loss') and r.reversal_id is null
      union all select 'without an entry', r.reversal_id::text from reversal r
      where not exists (select from entry e where e.stream = 'portal:admin:' || r.booking_id and e.act = 'reversal-recorded'
          and e.detail->>'reversalId' = r.reversal_id::text)
        or r.state <> 'open' and not exists (select from entry e where e.stream = 'portal:admin:' || r.booking_id
          and e.act = 'reversal-decided' and e.detail->>'reversalId' = r.reversal_id::text)`,
  },
  'I-purchase': {
    says: 'the shares of a payment that captured money are those that it was opened with, and within a quarter of an hour each has what was asked for it, or one has all there is',
    sql: `with whole as materialized (
        select payment_id, count(*) shares, sum(amount_paisa) asked, sum(captured_paisa) captured,
          count(captured_paisa) captures, bool_and(state = 'paid') all_paid
        from payment group by 1),
      share as materialized (
        select trip_id, payment_id, tran_id, other_shares from payment where other_shares <> '[]'),
      beside as materialized (
        select p.trip_id, p.payment_id, count(*) shares, sum((said.share ->> 'amountPaisa')::bigint) paisa
        from share p cross join jsonb_array_elements(p.other_shares) said(share)
          join share o on o.trip_id = (said.share ->> 'tripId')::uuid and o.trip_id <> p.trip_id
            and o.payment_id = p.payment_id and o.tran_id = p.tran_id
        group by 1, 2)
      select p.trip_id, p.payment_id, whole.captured from payment p
        join whole on whole.payment_id = p.payment_id
        left join beside on beside.trip_id = p.trip_id and beside.payment_id = p.payment_id
      where p.captured_paisa is not null and (whole.shares <> 1 + coalesce(beside.shares, 0)
        or jsonb_array_length(p.other_shares) <> coalesce(beside.shares, 0)
        or whole.asked <> p.amount_paisa + coalesce(beside.paisa, 0)
        or p.created_at < now() - interval '15 minutes' and not case p.state
          when 'paid' then whole.all_paid and whole.captured = whole.asked
          -- The sum that was asked for, but in another currency, say, is divided as usual.
          else whole.captures = 1 or whole.captures = whole.shares and whole.captured = whole.asked end)`,
  },
  'I-promo': {
    says: 'no code is used above its limit but by late payments, and what codes took off is what was not paid, of each ticket and in the ledger',
    sql: `with become as materialized (select to_trip_id, to_booking_id from booking_exchange)
      select 'above the limit' what, u.promo_id || ' ' || u.use_no id from promo_use u
        join promo p on p.promo_id = u.promo_id where u.use_no > p.most_uses and not u.late and u.expires_at > 'epoch'
      union all select 'use', b.booking_id::text from booking b
        left join lateral (select count(*) uses, min(promo_id::text) promo, sum(discount_paisa) discount from promo_use u
          where u.booking_id = b.booking_id and u.trip_id = b.trip_id and u.paid_at is not null) u on true
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0
        -- A carried booking keeps its price, but the use of the code stays with the booking that it was applied to.
        and not exists (select from payment c where c.trip_id = b.trip_id and c.booking_id = b.booking_id
          and c.carried_from_refund_id is not null)
        -- What an earlier booking pays is a discount without a code.
        and not exists (select from become x where x.to_trip_id = b.trip_id and x.to_booking_id = b.booking_id)
        and (u.uses <> 1 or u.promo <> b.promo_id::text or u.discount <> b.discount_paisa)
        -- The use of a booking that its company called off was given back.
        and not (u.uses = 0 and b.state = 'cancelled' and exists (select from ledger_line l where l.book = b.trip_id
          and l.source in ('called-off', 'given-back') and (l.source_id = b.booking_id or exists (select from refund r
            where r.trip_id = b.trip_id and r.refund_id = l.source_id and r.booking_id = b.booking_id))))
      union all select 'use of nothing', u.booking_id::text from promo_use u
        left join booking b on b.trip_id = u.trip_id and b.booking_id = u.booking_id
          and b.state in ('confirmed', 'cancelled') and b.discount_paisa = u.discount_paisa
      where u.paid_at is not null and b.booking_id is null
      union all select 'payment', b.booking_id::text from booking b
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0 and not exists (
        select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid'
          and p.captured_paisa = b.fare_paisa + b.service_charge_paisa - b.discount_paisa)
      union all select 'ledger', b.booking_id::text from booking b
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0 and b.discount_paisa is distinct from (
        select sum(l.amount_paisa) from ledger_line l where l.book = b.trip_id and l.source_id = b.booking_id
          and l.source = 'confirmation' and l.account = 'promo_expense')
      union all select 'tickets', b.booking_id::text from booking b
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0 and b.discount_paisa <> (
        select sum(k.discount_paisa) from ticket k
        where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.issue_no = 1)
      union all select 'undone twice', book::text from ledger_line
      where account = 'promo_expense' group by book having sum(amount_paisa) < 0`,
  },
};
