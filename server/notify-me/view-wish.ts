import { WishToken } from '@poth/domain/notify-me/input.ts';
import type { NotifyWish } from '@poth/domain/notify-me/wish.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readWish } from './store.ts';
import { openWishToken } from './wish-link.ts';

/** Shows a wish to anybody with its link; it contains no phone number. */
export const viewWish = call(
  {
    gate: 'everybody',
    input: WishToken,
    unreadable: 'not-found',
    problems: [
      'not-found', // also after it was told, ended with its date, or was withdrawn
    ],
  },
  async function viewWish({ deps: { db, linkSigner } }, token): Promise<NotifyWish> {
    const wishId = openWishToken(linkSigner, token);
    const wish = wishId && (await readWish(db, wishId));
    if (!wish) throw new Problem('not-found');
    return wish;
  },
);
