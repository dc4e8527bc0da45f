import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Caller } from './callers.ts';
import { by, type CasesOf } from './case.ts';

/** Reach of a caller: admins set windows for all operators, owners for their own; set-windows.test.ts tests the reverse. */
const reachOf = ({ actor }: Caller) => (actor.account?.isAdmin ? 'all' : 'own');
const ownersAndAdmins = by('ownerOfAnother', 'operatorOwner', 'admin');
const farDay = addDays(dhakaDate(new Date()), 300);

export const saleWindowCases: CasesOf<'saleWindow'> = {
  listWindows: ownersAndAdmins(({ saleWindow }, caller) =>
    saleWindow.listWindows(caller.actor, { reach: reachOf(caller) }),
  ),
  setWindows: ownersAndAdmins(({ saleWindow }, caller) =>
    saleWindow.setWindows(caller.actor, {
      reach: reachOf(caller),
      from: farDay,
      until: farDay,
      way: 'at-once',
    }),
  ),
};
