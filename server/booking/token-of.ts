import { buyerOf } from '@poth/domain/account/actor.ts';
import { call } from '../call.ts';

/** The token by which a client of the API stays the buyer that it is; the program itself is none. */
export const tokenOf = call(
  { gate: 'everybody', problems: [] },
  function tokenOf({ deps: { linkSigner }, actor }): { token: string } {
    return { token: linkSigner.sign('buyer', buyerOf(actor)) };
  },
);
