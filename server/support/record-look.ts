import type { Actor } from '@poth/domain/identity/actor.ts';
import type { SupportKeyKind } from '@poth/domain/support/find-key.ts';
import { maskedKey } from '@poth/domain/support/mask.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Tx } from '../db/database.ts';

type Look = { userId: string; kind: SupportKeyKind; text: string; pnrs: readonly (string | null)[] };

/**
 * Records a search for bookings in the audit log, in the transaction that reads them: the kind of key, the masked key,
 * and the bookings shown. Each person has their own chain of entries, so that no two wait for each other.
 */
export const recordLook = (tx: Tx, actor: Actor, { userId, kind, text, pnrs }: Look): Promise<void> =>
  recordAct(tx, actor, {
    stream: `portal:support:${userId}`,
    act: 'bookings-looked-for',
    detail: { by: kind, key: maskedKey(kind, text), bookings: pnrs },
  });
