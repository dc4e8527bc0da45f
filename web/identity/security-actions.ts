import { NewPasskey } from '@poth/domain/identity/security-input.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Notice } from '../shell/notice.ts';
import type { SentForm } from '../shell/read-form.ts';
import { readCode } from './read-code.ts';
import type { FactorShown, SecurityAnswer } from './security-answer.ts';

export type Ways = { drawQr: (text: string) => FactorShown['qr'] };
/**
 * done: notice to show at the top of the page, and the section to return to; go: another page; else content for the
 * page.
 */
type Outcome =
  | { done: Notice; section: string }
  | { go: string }
  | Pick<SecurityAnswer, 'code' | 'setup' | 'backupCodes'>;

/** Reads the set-up that our own form sends back, so that a wrong code loses nothing; a URI of another form is not drawn. */
const setupOf = ({ text }: SentForm, { drawQr }: Ways): FactorShown | undefined => {
  const totpUri = text('totpUri');
  if (!/^otpauth:\/\/totp\/[\w%.~-]+:?[\w%.@+~-]*\?[\w%&=.-]+$/.test(totpUri) || totpUri.length > 500)
    return undefined;
  return { totpUri, qr: drawQr(totpUri), backupCodes: text('backupCodes').split(' ').slice(0, 20) };
};

const newPasskeyOf = (json: string): NewPasskey => {
  try {
    return NewPasskey.parse(JSON.parse(json));
  } catch {
    throw new Problem('passkey-failed');
  }
};

const codeSent = (codeId: string, phone: string, language: Language) => ({
  code: { codeId, phone, sentTo: formatPhone(phone, language) },
});

/** Runs the step of a form on the security page, named by its intent. */
export const runAction = async (sent: SentForm, { drawQr }: Ways): Promise<Outcome> => {
  const { values, text, secret, language } = sent;
  const { portal, actor, browser } = values;
  const { identity } = portal;
  const password = secret('password');
  switch (sent.intent) {
    case 'change-email':
      await identity.changeEmail(actor, { email: text('email'), password });
      return { done: 'link-sent', section: 'email' };
    case 'keep-email':
      await identity.keepEmail(actor);
      return { done: 'saved', section: 'email' };
    case 'resend-link':
      await identity.resendVerification(actor, browser);
      return { done: 'link-sent', section: 'email' };
    case 'start-phone': {
      const asked = { phone: text('phone'), password, language };
      const { codeId, phone } = await identity.startPhoneChange(actor, asked);
      return codeSent(codeId, phone, language);
    }
    case 'finish-phone': {
      const code = readCode(text('code'));
      await identity.finishPhoneChange(actor, { phone: text('phone'), codeId: text('codeId'), code });
      return { done: 'phone-changed', section: 'phone' };
    }
    case 'change-password':
      await identity.changePassword(actor, { password, newPassword: secret('newPassword') });
      return { done: 'password-changed', section: 'password' };
    case 'start-factor': {
      const setup = await identity.startSecondFactor(actor, { password }, browser);
      return { setup: { ...setup, qr: drawQr(setup.totpUri) } };
    }
    case 'confirm-factor':
      await identity.confirmSecondFactor(actor, { code: text('code', 40) }, browser);
      return { done: 'second-factor-on', section: 'second-factor' };
    case 'new-codes':
      return identity.newBackupCodes(actor, { password }, browser);
    case 'remove-factor':
      await identity.removeSecondFactor(actor, { password, code: text('code', 40) }, browser);
      return { done: 'second-factor-off', section: 'second-factor' };
    case 'lost':
      await identity.askFactorReset(actor, browser);
      return { done: 'reset-asked', section: 'second-factor' };
    case 'add-passkey':
      await identity.registerPasskey(actor, newPasskeyOf(secret('passkey')), browser);
      return { done: 'passkey-added', section: 'passkeys' };
    case 'remove-passkey':
      await identity.removePasskey(actor, { passkeyId: text('about'), password });
      return { done: 'passkey-removed', section: 'passkeys' };
    case 'end-session':
      await identity.endSession(actor, { sessionId: text('about') });
      return { done: 'session-ended', section: 'sessions' };
    case 'end-other-sessions':
      await identity.endOtherSessions(actor);
      return { done: 'session-ended', section: 'sessions' };
    // Ends this session alone: seats that the browser holds stay held.
    case 'sign-in-again':
      await identity.endSession(actor, { sessionId: actor.account?.session.sessionId ?? '' });
      return { go: '/login' };
    default:
      throw new Problem('not-found');
  }
};

/** Returns the parts that a refused form still has to show: the code that was sent, the QR code that was scanned. */
export const keptOf = (sent: SentForm, ways: Ways): Pick<SecurityAnswer, 'code' | 'setup'> => {
  const { intent, text, language } = sent;
  if (intent === 'finish-phone') return codeSent(text('codeId'), text('phone'), language);
  const setup = intent === 'confirm-factor' ? setupOf(sent, ways) : undefined;
  return setup ? { setup } : {};
};
