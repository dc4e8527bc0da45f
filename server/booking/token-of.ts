import { type Actor, buyerOf } from '@poth/domain/account/actor.ts';
import type { Deps } from '../deps.ts';

/** The token by which a client of the API stays the buyer that it is; the program itself is none. */
export const tokenOf =
  ({ linkSigner }: Pick<Deps, 'linkSigner'>) =>
  (actor: Actor): { token: string } => ({ token: linkSigner.sign('buyer', buyerOf(actor)) });
