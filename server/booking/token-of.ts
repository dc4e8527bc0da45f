import { buyerOf } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';

/** Signs the token by which a client of the API stays the same buyer. */
export const tokenOf = call({ gate: 'everybody' }, function tokenOf({ deps: { linkSigner }, actor }): {
  token: string;
} {
  return { token: linkSigner.sign('buyer', buyerOf(actor)) };
});
