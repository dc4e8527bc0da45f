import type { Gateway } from '../gateway.ts';
import type { NagadConfig } from './call.ts';
import { openSession } from './session.ts';
import { askVerdict } from './verdict.ts';

/** Refuses every refund: Nagad documents no refunds by program, so a person pays them from the list of refused refunds. */
const byHand = async () =>
  ({ kind: 'refused', reason: 'Nagad takes refunds from its own pages only' }) as const;

/** Nagad's own checkout; one contract for its live hosts, its own sandbox and ours. */
export const nagad = (config: NagadConfig): Gateway => ({
  name: 'nagad',
  openSession: (order) => openSession(config, order, new Date()),
  ask: (attempt) => askVerdict(config, attempt),
  readCallback: () => undefined,
  refund: byHand,
  askRefund: byHand,
});
