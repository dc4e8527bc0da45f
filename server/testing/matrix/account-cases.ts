import { randomUUID } from 'node:crypto';
import { aBrowser } from '../browser.ts';
import { newPhone } from '../buyer.ts';
import { staffPin } from '../people.ts';
import type { CasesOf } from './case.ts';
import { admins, by, open, personal, staff, staffLetIn } from './case.ts';

const newEmail = () => `${randomUUID()}@example.com`;
const wrong = 'not the password of anybody';
/** Ends a code of who has a factor: the scene switches factors on without a secret to compare codes with. */
const noSecret = 'already-decided';
const noCode = { codeId: '00000000-0000-4000-8000-000000000000', code: '000000' };
const noPasskey = { id: 'x', rawId: 'x', type: 'public-key' as const, clientExtensionResults: {} };
const binary = {
  clientDataJSON: 'e30',
  attestationObject: 'e30',
  authenticatorData: 'e30',
  signature: 'e30',
};

/** Signing up and in is for everybody; an account is its person's; rights are the admins'. */
export const accountCases: CasesOf<'account'> = {
  signUp: open(({ account }, { actor }) =>
    account.signUp(actor, {
      name: 'Karim Mia',
      email: newEmail(),
      password: 'seven dry rivers',
      accountType: 'user',
      language: 'en',
    }),
  ),
  signIn: open(({ account }, { actor, browser }, { callers }) =>
    account.signIn(
      actor,
      { email: callers.owner.email, password: 'the road to Sylhet', rememberMe: false },
      browser.copy(),
    ),
  ),
  sendSignInCode: open(({ account }, { actor }) =>
    account.sendSignInCode(actor, { phone: newPhone(), language: 'en' }),
  ),
  signInByPhone: open(
    ({ account }, { actor, browser }) =>
      account.signInByPhone(
        actor,
        { phone: '01711223344', ...noCode, rememberMe: false, language: 'en' },
        browser.copy(),
      ),
    'code-expired',
  ),
  startSocialSignIn: open(({ account }, { actor, browser }) =>
    account.startSocialSignIn(actor, { provider: 'google', to: '/', language: 'en' }, browser.copy()),
  ),
  finishSocialSignIn: open(({ account }, { actor }) => account.finishSocialSignIn(actor)),
  enterSecondFactor: personal(
    ({ account }, { actor, browser }) =>
      account.enterSecondFactor(actor, { code: '000000', kind: 'totp' }, browser.copy()),
    'second-factor-wrong',
    noSecret,
  ),
  signOut: open(({ account }, { actor }) =>
    account.signOut(actor, {
      headers: new Headers(),
      keep: () => undefined,
      rememberHolder: () => undefined,
      forget: () => undefined,
    }),
  ),
  startPasskeySignIn: open(({ account }, { actor, browser }) =>
    account.startPasskeySignIn(actor, browser.copy()),
  ),
  signInByPasskey: open(
    ({ account }, { actor, browser }) =>
      account.signInByPasskey(actor, { ...noPasskey, response: binary }, browser.copy()),
    'sign-in-failed',
  ),
  requestPasswordReset: open(({ account }, { actor }) =>
    account.requestPasswordReset(actor, { email: newEmail() }),
  ),
  resetPassword: open(
    ({ account }, { actor }) =>
      account.resetPassword(actor, { token: 'none', password: 'the road to Bhola' }),
    'link-expired',
  ),
  verifyEmail: open(
    ({ account }, { actor }) => account.verifyEmail(actor, { token: 'none' }),
    'link-expired',
  ),
  resendVerification: personal(
    ({ account }, { actor, browser }) => account.resendVerification(actor, browser.copy()),
    'already-decided',
  ),
  viewSecurity: personal(({ account }, { actor }) => account.viewSecurity(actor)),
  changePassword: personal(
    ({ account }, { actor }) =>
      account.changePassword(actor, { password: wrong, newPassword: 'the road to Bhola' }),
    'password: password-wrong',
  ),
  changeEmail: personal(
    ({ account }, { actor }) => account.changeEmail(actor, { password: wrong, email: newEmail() }),
    'password: password-wrong',
  ),
  keepEmail: personal(({ account }, { actor }) => account.keepEmail(actor)),
  startPhoneChange: personal(
    ({ account }, { actor }) =>
      account.startPhoneChange(actor, { password: wrong, phone: newPhone(), language: 'en' }),
    'password: password-wrong',
  ),
  finishPhoneChange: personal(
    ({ account }, { actor }) => account.finishPhoneChange(actor, { phone: '01711223344', ...noCode }),
    'code-expired',
  ),
  startSecondFactor: personal(
    ({ account }, { actor, browser }) =>
      account.startSecondFactor(actor, { password: wrong }, browser.copy()),
    'password: password-wrong',
  ),
  confirmSecondFactor: personal(
    ({ account }, { actor, browser }) =>
      account.confirmSecondFactor(actor, { code: '000000' }, browser.copy()),
    'already-decided',
  ),
  // Those who have one; owners and admins may not go without.
  removeSecondFactor: by('otherPassenger')(
    ({ account }, { actor, browser }) =>
      account.removeSecondFactor(actor, { password: wrong, code: '000000' }, browser.copy()),
    'password: password-wrong',
  ),
  // Who has shown the factor has not lost it, and who has none has none to lose.
  askFactorReset: by()(({ account }, { actor, browser }) => account.askFactorReset(actor, browser.copy())),
  stopFactorReset: open(
    ({ account }, { actor }) => account.stopFactorReset(actor, { token: 'none' }),
    'link-expired',
  ),
  decideFactorReset: by()(({ account }, { actor }, { spareUserId }) =>
    account.decideFactorReset(actor, { userId: spareUserId, decision: 'approve' }),
  ),
  // A code of its own: one that was tried already is refused before anything is compared.
  proveAgain: personal(
    ({ account }, { actor, browser }) => account.proveAgain(actor, { proof: '000001' }, browser.copy()),
    'proof: password-wrong',
    noSecret,
  ),
  newBackupCodes: by(
    'otherPassenger',
    'ownerOfAnother',
    'operatorOwner',
    'admin',
  )(
    ({ account }, { actor, browser }) => account.newBackupCodes(actor, { password: wrong }, browser.copy()),
    'password: password-wrong',
  ),
  listPasskeys: personal(({ account }, { actor }) => account.listPasskeys(actor)),
  startPasskey: personal(({ account }, { actor, browser }) => account.startPasskey(actor, browser.copy())),
  registerPasskey: personal(
    ({ account }, { actor, browser }) =>
      account.registerPasskey(
        actor,
        { ...noPasskey, response: { ...binary, transports: [] } },
        browser.copy(),
      ),
    'passkey-failed',
  ),
  removePasskey: personal(
    ({ account }, { actor }) => account.removePasskey(actor, { passkeyId: 'none', password: wrong }),
    'password: password-wrong',
  ),
  listSessions: personal(({ account }, { actor }) => account.listSessions(actor)),
  endSession: by('owner')(({ account }, { actor }, { otherSessionId }) =>
    account.endSession(actor, { sessionId: otherSessionId }),
  ),
  endOtherSessions: personal(({ account }, { actor }) => account.endOtherSessions(actor)),
  listPeople: admins(({ account }, { actor }) => account.listPeople(actor, { query: '', page: 1 })),
  viewPerson: admins(({ account }, { actor }, { spareUserId }) =>
    account.viewPerson(actor, { userId: spareUserId }),
  ),
  grantRole: admins(({ account }, { actor }, { spareUserId }) =>
    account.grantRole(actor, { userId: spareUserId, role: 'admin' }),
  ),
  revokeRole: admins(({ account }, { actor }, { spareUserId }) =>
    account.revokeRole(actor, { userId: spareUserId, role: 'admin' }),
  ),
  disableAccount: admins(({ account }, { actor }, { spareUserId }) =>
    account.disableAccount(actor, { userId: spareUserId, reason: 'a matrix of rights' }),
  ),
  enableAccount: admins(({ account }, { actor }, { spareUserId }) =>
    account.enableAccount(actor, { userId: spareUserId }),
  ),
  viewProfile: by(
    'owner',
    'admin',
  )(({ account }, { actor }, { callers }) => account.viewProfile(actor, callers.owner.email)),
  completeProfile: by('owner')(({ account }, { actor }, { callers }) =>
    account.completeProfile(actor, {
      email: callers.owner.email,
      name: 'Tasnim Rahman',
      accountType: 'user',
    }),
  ),
  viewToken: by('owner')(({ account }, { actor }, { callers }) =>
    account.viewToken(actor, callers.owner.email),
  ),
  updateProfile: by('owner')(({ account }, { actor }, { callers }) =>
    account.updateProfile(actor, { profile: callers.owner.email, name: 'Tasnim Rahman', phone: newPhone() }),
  ),
  viewDevice: staff(({ account }, { actor, browser }) => account.viewDevice(actor, browser.copy())),
  // In another browser, for it costs a device that is let in what it may.
  askDeviceAgain: staff(({ account }, { actor }) => account.askDeviceAgain(actor, aBrowser())),
  choosePin: staffLetIn(
    ({ account }, { actor, browser }) => account.choosePin(actor, { pin: '', again: '' }, browser.copy()),
    'pin: pin-missing',
  ),
  enterPin: staffLetIn(({ account }, { actor, browser }) =>
    account.enterPin(actor, { pin: staffPin }, browser.copy()),
  ),
};
