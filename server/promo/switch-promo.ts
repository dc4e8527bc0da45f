import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import { SwitchPromoInput } from '@poth/domain/promo/promo-input.ts';
import { recordAct } from '../audit/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readPromo, switchPromoRow } from './store.ts';

/**
 * Switches a promo code on or off; whose hold it was applied to before keeps it. Switching to how it is changes nothing.
 */
export const switchPromo = call(
  { gate: 'admin', input: z.custom<SwitchPromoInput>(), problems: ['not-found'] },
  async function switchPromo({ deps: { db }, actor }, input): Promise<void> {
    const { data } = SwitchPromoInput.safeParse(input);
    if (!data) throw new Problem('not-found');
    const { promoId, on } = data;
    await transaction(db, async (tx) => {
      const promo = await readPromo(tx, promoId, 'locked');
      if (!promo) throw new Problem('not-found');
      if (!(await switchPromoRow(tx, promoId, on))) return;
      const act = on ? 'promo-switched-on' : 'promo-switched-off';
      await recordAct(tx, actor, { stream: 'portal:promo', act, detail: { promoId, code: promo.code } });
    });
  },
);
