import { randomUUID } from 'node:crypto';
import { aBrowser } from '../browser.ts';
import { newPhone } from '../buyer.ts';
import { staffPin } from '../people.ts';
import type { CasesOf } from './case.ts';
import { admins, by, open, personal, staff, staffLetIn } from './case.ts';

const newEmail = () => `${randomUUID()}@example.com`;
const wrong = 'not the password of anybody';
/** Answer about a code for a person with a factor: the scene switches factors on without a secret to check codes against. */
const noSecret = 'already-decided';
const noCode = { codeId: '00000000-0000-4000-8000-000000000000', code: '000000' };
const noPasskey = { id: 'x', rawId: 'x', type: 'public-key' as const, clientExtensionResults: {} };
const binary = {
  clientDataJSON: 'e30',
  attestationObject: 'e30',
  authenticatorData: 'e30',
  signature: 'e30',
};

/** Signing up and in is for everybody, an account for its person, granting rights for admins. */
export const identityCases: CasesOf<'identity'> = {
  signUp: open(({ identity }, { actor }) =>
    identity.signUp(actor, {
      name: 'Karim Mia',
      email: newEmail(),
      password: 'seven dry rivers',
      accountType: 'user',
      language: 'en',
    }),
  ),
  signIn: open(({ identity }, { actor, browser }, { callers }) =>
    identity.signIn(
      actor,
      { email: callers.owner.email, password: 'the road to Sylhet', rememberMe: false },
      browser.copy(),
    ),
  ),
  sendSignInCode: open(({ identity }, { actor }) =>
    identity.sendSignInCode(actor, { phone: newPhone(), language: 'en' }),
  ),
  signInByPhone: open(
    ({ identity }, { actor, browser }) =>
      identity.signInByPhone(
        actor,
        { phone: '01711223344', ...noCode, rememberMe: false, language: 'en' },
        browser.copy(),
      ),
    'code-expired',
  ),
  startSocialSignIn: open(({ identity }, { actor, browser }) =>
    identity.startSocialSignIn(actor, { provider: 'google', to: '/', language: 'en' }, browser.copy()),
  ),
  finishSocialSignIn: open(({ identity }, { actor }) => identity.finishSocialSignIn(actor)),
  enterSecondFactor: personal(
    ({ identity }, { actor, browser }) =>
      identity.enterSecondFactor(actor, { code: '000000', kind: 'totp' }, browser.copy()),
    'second-factor-wrong',
    noSecret,
  ),
  signOut: open(({ identity }, { actor }) => identity.signOut(actor, aBrowser())),
  startPasskeySignIn: open(({ identity }, { actor, browser }) =>
    identity.startPasskeySignIn(actor, browser.copy()),
  ),
  signInByPasskey: open(
    ({ identity }, { actor, browser }) =>
      identity.signInByPasskey(actor, { ...noPasskey, response: binary }, browser.copy()),
    'sign-in-failed',
  ),
  requestPasswordReset: open(({ identity }, { actor }) =>
    identity.requestPasswordReset(actor, { email: newEmail() }),
  ),
  resetPassword: open(
    ({ identity }, { actor }) =>
      identity.resetPassword(actor, { token: 'none', password: 'the road to Bhola' }),
    'link-expired',
  ),
  verifyEmail: open(
    ({ identity }, { actor }) => identity.verifyEmail(actor, { token: 'none' }),
    'link-expired',
  ),
  viewEmailLink: open(
    ({ identity }, { actor }) => identity.viewEmailLink(actor, { token: 'none' }),
    'link-expired',
  ),
  resendVerification: personal(
    ({ identity }, { actor, browser }) => identity.resendVerification(actor, browser.copy()),
    'already-decided',
  ),
  viewSecurity: personal(({ identity }, { actor }) => identity.viewSecurity(actor)),
  changePassword: personal(
    ({ identity }, { actor }) =>
      identity.changePassword(actor, { password: wrong, newPassword: 'the road to Bhola' }),
    'password: password-wrong',
  ),
  changeEmail: personal(
    ({ identity }, { actor }) => identity.changeEmail(actor, { password: wrong, email: newEmail() }),
    'password: password-wrong',
  ),
  keepEmail: personal(({ identity }, { actor }) => identity.keepEmail(actor)),
  startPhoneChange: personal(
    ({ identity }, { actor }) =>
      identity.startPhoneChange(actor, { password: wrong, phone: newPhone(), language: 'en' }),
    'password: password-wrong',
  ),
  finishPhoneChange: personal(
    ({ identity }, { actor }) => identity.finishPhoneChange(actor, { phone: '01711223344', ...noCode }),
    'code-expired',
  ),
  startSecondFactor: personal(
    ({ identity }, { actor, browser }) =>
      identity.startSecondFactor(actor, { password: wrong }, browser.copy()),
    'password: password-wrong',
  ),
  confirmSecondFactor: personal(
    ({ identity }, { actor, browser }) =>
      identity.confirmSecondFactor(actor, { code: '000000' }, browser.copy()),
    'already-decided',
  ),
  // These roles have a factor, and owners and admins may not remove it.
  removeSecondFactor: by('otherPassenger')(
    ({ identity }, { actor, browser }) =>
      identity.removeSecondFactor(actor, { password: wrong, code: '000000' }, browser.copy()),
    'password: password-wrong',
  ),
  // A person who has used the factor has not lost it, and one without a factor has none to lose.
  askFactorReset: by()(({ identity }, { actor, browser }) => identity.askFactorReset(actor, browser.copy())),
  stopFactorReset: open(
    ({ identity }, { actor }) => identity.stopFactorReset(actor, { token: 'none' }),
    'link-expired',
  ),
  decideFactorReset: by()(({ identity }, { actor }, { spareUserId }) =>
    identity.decideFactorReset(actor, { userId: spareUserId, decision: 'approve' }),
  ),
  // A new code is needed: a tried one is refused before anything is compared.
  proveAgain: personal(
    ({ identity }, { actor, browser }) => identity.proveAgain(actor, { proof: '000001' }, browser.copy()),
    'proof: password-wrong',
    noSecret,
  ),
  newBackupCodes: by(
    'otherPassenger',
    'ownerOfAnother',
    'operatorOwner',
    'admin',
    'support',
  )(
    ({ identity }, { actor, browser }) => identity.newBackupCodes(actor, { password: wrong }, browser.copy()),
    'password: password-wrong',
  ),
  listPasskeys: personal(({ identity }, { actor }) => identity.listPasskeys(actor)),
  startPasskey: personal(({ identity }, { actor, browser }) => identity.startPasskey(actor, browser.copy())),
  registerPasskey: personal(
    ({ identity }, { actor, browser }) =>
      identity.registerPasskey(
        actor,
        { ...noPasskey, response: { ...binary, transports: [] } },
        browser.copy(),
      ),
    'passkey-failed',
  ),
  removePasskey: personal(
    ({ identity }, { actor }) => identity.removePasskey(actor, { passkeyId: 'none', password: wrong }),
    'password: password-wrong',
  ),
  listSessions: personal(({ identity }, { actor }) => identity.listSessions(actor)),
  endSession: by('owner')(({ identity }, { actor }, { otherSessionId }) =>
    identity.endSession(actor, { sessionId: otherSessionId }),
  ),
  endOtherSessions: personal(({ identity }, { actor }) => identity.endOtherSessions(actor)),
  viewToken: by('owner')(({ identity }, { actor }, { callers }) =>
    identity.viewToken(actor, callers.owner.email),
  ),
  viewDevice: staff(({ identity }, { actor, browser }) => identity.viewDevice(actor, browser.copy())),
  // Asked in another browser, because asking costs a device its permission.
  askDeviceAgain: staff(({ identity }, { actor }) => identity.askDeviceAgain(actor, aBrowser())),
  choosePin: staffLetIn(
    ({ identity }, { actor, browser }) => identity.choosePin(actor, { pin: '', again: '' }, browser.copy()),
    'pin: pin-missing',
  ),
  enterPin: staffLetIn(({ identity }, { actor, browser }) =>
    identity.enterPin(actor, { pin: staffPin }, browser.copy()),
  ),
};

export const peopleCases: CasesOf<'people'> = {
  listPeople: admins(({ people }, { actor }) => people.listPeople(actor, { query: '', page: 1 })),
  viewPerson: admins(({ people }, { actor }, { spareUserId }) =>
    people.viewPerson(actor, { userId: spareUserId }),
  ),
  grantRole: admins(({ people }, { actor }, { spareUserId }) =>
    people.grantRole(actor, { userId: spareUserId, role: 'admin' }),
  ),
  revokeRole: admins(({ people }, { actor }, { spareUserId }) =>
    people.revokeRole(actor, { userId: spareUserId, role: 'admin' }),
  ),
  disableAccount: admins(({ people }, { actor }, { spareUserId }) =>
    people.disableAccount(actor, { userId: spareUserId, reason: 'a matrix of rights' }),
  ),
  enableAccount: admins(({ people }, { actor }, { spareUserId }) =>
    people.enableAccount(actor, { userId: spareUserId }),
  ),
  viewProfile: by(
    'owner',
    'admin',
  )(({ people }, { actor }, { callers }) => people.viewProfile(actor, callers.owner.email)),
  completeProfile: by('owner')(({ people }, { actor }, { callers }) =>
    people.completeProfile(actor, {
      email: callers.owner.email,
      name: 'Tasnim Rahman',
      accountType: 'user',
    }),
  ),
  listSavedPassengers: personal(({ people }, { actor }) => people.listSavedPassengers(actor)),
  savePassengers: personal(({ people }, { actor }) =>
    people.savePassengers(actor, { passengers: [{ name: 'Nasrin Akter', kind: 'adult', gender: null }] }),
  ),
  removeSavedPassenger: personal(async ({ people }, { actor }) => {
    const passenger = { name: 'Rafi Ahmed', kind: 'child', gender: null } as const;
    await people.savePassengers(actor, { passengers: [passenger] }).catch(() => undefined);
    await people.removeSavedPassenger(actor, { name: passenger.name });
  }),
  updateProfile: by('owner')(({ people }, { actor }, { callers }) =>
    people.updateProfile(actor, { profile: callers.owner.email, name: 'Tasnim Rahman', phone: newPhone() }),
  ),
};
