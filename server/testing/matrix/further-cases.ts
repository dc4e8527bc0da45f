import { newPhone } from '../buyer.ts';
import { withFactorOwed } from './callers.ts';
import { by, type Case, open } from './case.ts';

/** Calls once more, for ways that their first case leaves out: other senders, and things or people that do not exist. */
export const furtherCases: Readonly<Record<string, Case>> = {
  'account.sendSignInCode by mail': open(({ identity }, { actor }) =>
    identity.sendSignInCode(actor, { phone: newPhone(), language: 'en', by: 'mail' }),
  ),
  'ticket.sendCode by mail': open(
    ({ ticket }, { actor }, { pnr, phone }) => ticket.sendCode(actor, { pnr, phone, by: 'mail' }),
    'number-has-its-codes',
  ),
  'account.askFactorReset with the factor owed': by(
    'otherPassenger',
    'ownerOfAnother',
    'operatorOwner',
    'admin',
    'support',
  )(({ identity }, { actor, browser }) => identity.askFactorReset(withFactorOwed(actor), browser.copy())),
  'account.decideFactorReset of a conductor': by('operatorOwner', 'admin')(
    ({ identity }, { actor }, { factorlessStaffId: userId }) =>
      identity.decideFactorReset(actor, { userId, decision: 'approve' }),
    'reset-waiting',
  ),
};
