import { newPhone } from '../buyer.ts';
import { admins, type CasesOf, personal } from './case.ts';

const codeId = '00000000-0000-4000-8000-000000000000';

/** Personal data are for the person themselves; admins take out those of a guest who proves a number. Nobody is erased here. */
export const privacyCases: CasesOf<'privacy'> = {
  viewOwnData: personal(({ privacy }, { actor }) => privacy.viewOwnData(actor)),
  takeOutData: personal(({ privacy }, { actor }) => privacy.takeOutData(actor)),
  eraseAccount: personal(
    ({ privacy }, { actor, browser }) =>
      privacy.eraseAccount(actor, { sure: false }, { ...browser.copy(), forget: () => undefined }),
    'sure: not-sure',
  ),
  sendGuestCode: admins(({ privacy }, { actor }) =>
    privacy.sendGuestCode(actor, { phone: newPhone(), language: 'en' }),
  ),
  proveGuest: admins(
    ({ privacy }, { actor }) => privacy.proveGuest(actor, { phone: newPhone(), codeId, code: '000000' }),
    'code-expired',
  ),
  viewGuestData: admins(({ privacy }, { actor }) => privacy.viewGuestData(actor, { codeId }), 'code-expired'),
  takeOutGuestData: admins(
    ({ privacy }, { actor }) => privacy.takeOutGuestData(actor, { codeId }),
    'code-expired',
  ),
  eraseGuest: admins(
    ({ privacy }, { actor }) => privacy.eraseGuest(actor, { codeId, sure: false }),
    'sure: not-sure',
  ),
};
