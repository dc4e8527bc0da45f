import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Bytes } from '@poth/domain/bytes.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { redrawImage, storeImage } from '../storage/picture.ts';
import { setLogo } from './store.ts';

/**
 * Changes the logo of the owner's company to a re-encoded picture, or removes it (null), so that its two letters show
 * again. Returns the logo's id.
 */
export const changeLogo = call(
  {
    gate: 'operatorOwner',
    input: Bytes.nullable(),
    problems: [
      'not-found',
      'invalid-input', // image
      'too-many-tries',
    ],
  },
  async function changeLogo({ deps: { db, objects }, actor }, content): Promise<{ logoId: string | null }> {
    const { membership, userId } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    await chargeTry(db, 'image-upload', { account: userId });
    const drawn = content && (await redrawImage(content));
    if (drawn && 'fault' in drawn) throw new Problem('invalid-input', { faults: { image: drawn.fault } });
    const key = drawn && (await storeImage(objects, drawn.webp, 'logos'));
    const logoId = key && key.slice(key.lastIndexOf('/') + 1);
    const { operatorId } = membership;
    await transaction(db, async (tx) => {
      await setLogo(tx, operatorId, logoId);
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'operator-logo-changed',
        detail: { logoId },
      });
    });
    return { logoId };
  },
);
