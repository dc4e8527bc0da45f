import { Problem } from '@poth/domain/problem.ts';
import { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import { type PromoRead, readPromo as read } from '@poth/domain/promo/read-promo.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { readPlaceIds } from '../place/store.ts';
import { highestUse, insertPromo, readPromo, updatePromo } from './store.ts';

const change = async (tx: Tx, promo: PromoRead, seenVersion: number): Promise<void> => {
  const before = await readPromo(tx, promo.promoId, 'locked');
  if (!before) throw new Problem('not-found');
  if (promo.mostUses < (await highestUse(tx, promo.promoId)))
    throw new Problem('invalid-input', { faults: { mostUses: 'below-uses' } });
  if (!(await updatePromo(tx, promo, seenVersion))) throw new Problem('already-decided');
};

/**
 * Makes a promo code, or changes one; discounts that it has promised stay. Its letters cannot change, and its limit
 * cannot fall below the uses that are taken. A form sent twice makes one code.
 */
export const savePromo = call(
  {
    gate: 'admin',
    input: PromoTyped,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // by field
      'already-decided', // changed by another admin since the form was drawn
      'not-found',
    ],
  },
  async function savePromo({ deps: { db }, actor }, typed): Promise<{ promoId: string }> {
    const { promoId, seenVersion } = typed;
    const before = seenVersion > 0 ? await readPromo(db, promoId) : undefined;
    const answer = read(before ? { ...typed, code: before.code } : typed, await readPlaceIds(db));
    if ('faults' in answer) throw new Problem('invalid-input', { faults: answer.faults });
    const { promo } = answer;
    await transaction(db, async (tx) => {
      if (seenVersion > 0) await change(tx, promo, seenVersion);
      else if (!(await insertPromo(tx, promo))) {
        if ((await readPromo(tx, promoId))?.code === promo.code) return;
        throw new Problem('invalid-input', { faults: { code: 'code-taken' } });
      }
      const act = seenVersion > 0 ? 'promo-changed' : 'promo-made';
      await recordAct(tx, actor, { stream: 'portal:promo', act, detail: promo });
    });
    return { promoId };
  },
);
