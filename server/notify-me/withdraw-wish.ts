import { WishToken } from '@poth/domain/notify-me/input.ts';
import { call } from '../call.ts';
import { deleteWish } from './store.ts';
import { openWishToken } from './wish-link.ts';

/** Deletes a wish for anybody with its link; repeating it is no error. */
export const withdrawWish = call(
  { gate: 'everybody', input: WishToken, unreadable: 'not-found', problems: [] },
  async function withdrawWish({ deps: { db, linkSigner } }, token): Promise<void> {
    const wishId = openWishToken(linkSigner, token);
    if (wishId) await deleteWish(db, wishId);
  },
);
