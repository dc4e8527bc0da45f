import { type Actor, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import type { Phone } from '@poth/domain/phone.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { withMinimumDuration } from '../identity/minimum-duration.ts';
import { countTry, returnTry } from '../rate-limit/count-try.ts';
import { createSlowLookUps } from './slow-look-up.ts';

/** Least duration of a look-up, longer than any takes, so that its time does not reveal whether something was found. */
const floorMs = 120;

const slowly = createSlowLookUps();

/**
 * Looks up something of a phone number by a secret beside it, such as a PNR; a wrong secret and a wrong number answer
 * alike. Each try is counted before the look-up, against the caller and never against the number alone, and given back
 * on success. Once tries are used up, a right secret still passes but every answer is slow. All look-ups share these
 * counts. Problems: ticket-not-found, too-many-tries.
 */
export const lookUpGuarded =
  (deps: Deps) =>
  async <T>(actor: Actor, phone: Phone, look: () => Promise<T | undefined>): Promise<T> =>
    withMinimumDuration(async () => {
      const asker = trySubjectsOf(actor);
      const address = asker.address ?? asker.device;
      const subjects = { ...asker, pair: `${address} ${phone}` };
      const refusal = await countTry(deps.db, 'look-up', subjects);
      const found = refusal ? await slowly(address, look) : await look();
      if (found === undefined && refusal)
        throw new Problem('too-many-tries', { retryAfterSeconds: refusal.retryAfterSeconds });
      if (found === undefined) throw new Problem('ticket-not-found');
      if (!refusal) await returnTry(deps.db, 'look-up', subjects);
      return found;
    }, floorMs);
