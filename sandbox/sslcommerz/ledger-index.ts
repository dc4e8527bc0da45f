import type { Payment, Refund, Session, State } from '../state.ts';

/** A payment with the session that it belongs to. */
export type OfPayment = { session: Session; payment: Payment };
type OfRefund = OfPayment & { refund: Refund };

/** Indexes things by each of their names; an empty name is left out. */
function indexBy<Name extends string, Thing>(...names: Name[]) {
  const maps = new Map(names.map((name) => [name, new Map<string, Thing>()]));
  return {
    file: (bears: Record<Name, string>, thing: Thing) => {
      for (const [name, map] of maps) if (bears[name]) map.set(bears[name], thing);
    },
    find: (name: Name, value: string | undefined): Thing | undefined =>
      value ? maps.get(name)?.get(value) : undefined,
  };
}

/** Indexes the ledger: finding a session, payment or refund takes as long among a hundred thousand as among ten. */
export function openIndex({ sessions }: State) {
  const index = {
    sessions: indexBy<'tranId' | 'sessionkey', Session>('tranId', 'sessionkey'),
    payments: indexBy<'valId' | 'bankTranId', OfPayment>('valId', 'bankTranId'),
    refunds: indexBy<'refundTransId' | 'refundRefId', OfRefund>('refundTransId', 'refundRefId'),
  };
  for (const session of sessions) {
    index.sessions.file(session, session);
    for (const payment of session.payments) {
      index.payments.file(payment, { session, payment });
      for (const refund of payment.refunds) index.refunds.file(refund, { session, payment, refund });
    }
  }
  return index;
}
export type Index = ReturnType<typeof openIndex>;
