import { randomUUID } from 'node:crypto';
import { accountOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { MakeWishInput } from '@poth/domain/notify-me/input.ts';
import { mostWishes, readWishedPrice } from '@poth/domain/notify-me/wish.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call, type Context } from '../call.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import { takePhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { addWish, countWishes, renewWish } from './store.ts';
import { readRoad } from './view-road.ts';
import { wishToken } from './wish-link.ts';

/** Reads the price of a wish. Problems: invalid-input (mostTaka). */
const readMost = ({ kind, mostTaka }: MakeWishInput): Paisa | null => {
  if (kind === 'opening') return null;
  const wished = readWishedPrice(mostTaka);
  if (!wished) throw new Problem('invalid-input', { faults: { mostTaka: 'wrong' } });
  return wished;
};

/** Refuses a wish that cannot come true, or that has already. Problems: not-found, wish-met. */
const refuseUseless = async (
  context: Context,
  { from, to, date, kind }: MakeWishInput,
  mostPaisa: Paisa | null,
): Promise<void> => {
  const { lowestPaisa: lowest } = await readRoad(context, { from, to, date });
  const isMet = lowest !== null && (kind === 'opening' || (mostPaisa !== null && lowest <= mostPaisa));
  if (isMet) throw new Problem('wish-met');
};

/**
 * Stores a wish of a proven number to be told once: when a date goes on sale, or when a seat costs no more than a
 * limit. Repeating a wish only changes its price and language. Returns the token of its link.
 */
export const makeWish = call(
  {
    gate: 'everybody',
    input: MakeWishInput,
    problems: [
      'invalid-input', // mostTaka; phone: neither a code nor the number of an account
      'not-found', // no such place, or a date that is past or too far ahead
      'wish-met',
      'code-wrong',
      'code-expired',
      'too-many-tries',
      'notify-limit', // the number has as many wishes as it may
    ],
  },
  async function makeWish(context, input): Promise<{ token: string }> {
    const { deps, actor } = context;
    const { from, to, date, kind, language, proof } = input;
    const mostPaisa = readMost(input);
    await refuseUseless(context, input, mostPaisa);
    const phone = proof ? readPhone(proof.phone) : (accountOf(actor)?.phone ?? readPhone(''));
    // Counts the try before the code is checked: a code works once, and a refused caller can still use it later.
    await chargeTry(deps.db, 'notify', trySubjectsOf(actor));
    if (proof) await takePhoneCode(deps, { ...trySubjectsOf(actor), purpose: 'waitlist', phone }, proof);
    const wish = { from, to, date, kind, mostPaisa, phone, language };
    const wishId = await transaction(deps.db, async (tx) => {
      const same = await renewWish(tx, wish);
      if (same) return same;
      const made = { ...wish, wishId: randomUUID() };
      if (await addWish(tx, made, mostWishes)) return made.wishId;
      if ((await countWishes(tx, phone)) >= mostWishes)
        throw new Problem('notify-limit', { limit: mostWishes });
      throw new TryAgain();
    });
    return { token: wishToken(deps.linkSigner, wishId) };
  },
);
