import { Problem } from '@poth/domain/problem.ts';
import { SwitchPromoInput } from '@poth/domain/promo/promo-input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readPromo, switchPromoRow } from './store.ts';

/** Switches a promo code on or off; holds that already have it keep it. Switching to the current state changes nothing. */
export const switchPromo = call(
  { gate: 'admin', input: SwitchPromoInput, unreadable: 'not-found', problems: ['not-found'] },
  async function switchPromo({ deps: { db }, actor }, { promoId, on }): Promise<void> {
    await transaction(db, async (tx) => {
      const promo = await readPromo(tx, promoId, 'locked');
      if (!promo) throw new Problem('not-found');
      if (!(await switchPromoRow(tx, promoId, on))) return;
      const act = on ? 'promo-switched-on' : 'promo-switched-off';
      await recordAct(tx, actor, { stream: 'portal:promo', act, detail: { promoId, code: promo.code } });
    });
  },
);
