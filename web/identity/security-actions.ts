import { NewPasskey } from '@poth/domain/identity/security-input.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { RequestContext } from '../ctx.ts';
import type { Notice } from '../shell/notice.ts';
import type { FactorShown, SecurityAnswer } from './security-answer.ts';

type Asked = RequestContext & {
  text: (name: string) => string;
  language: Language;
  drawQr: (text: string) => FactorShown['qr'];
};
/** done: what to say over the page, and at which section; go: another page; else what the page shows. */
type Outcome =
  | { done: Notice; section: string }
  | { go: string }
  | Pick<SecurityAnswer, 'code' | 'setup' | 'backupCodes'>;

/** Comes back from our own form so that a wrong code loses nothing; what looks otherwise is not drawn. */
const setupOf = ({ text, drawQr }: Asked): FactorShown | undefined => {
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

/** Actions of the forms of the security page, by their intent. */
const actions: Record<string, (asked: Asked) => Promise<Outcome>> = {
  'change-email': async ({ portal, actor, text }) => {
    await portal.identity.changeEmail(actor, { email: text('email'), password: text('password') });
    return { done: 'link-sent', section: 'email' };
  },
  'keep-email': async ({ portal, actor }) => {
    await portal.identity.keepEmail(actor);
    return { done: 'saved', section: 'email' };
  },
  'resend-link': async ({ portal, actor, browser }) => {
    await portal.identity.resendVerification(actor, browser);
    return { done: 'link-sent', section: 'email' };
  },
  'start-phone': async ({ portal, actor, text, language }) => {
    const asked = { phone: text('phone'), password: text('password'), language };
    const { codeId, phone } = await portal.identity.startPhoneChange(actor, asked);
    return { code: { codeId, phone, sentTo: formatPhone(phone, language) } };
  },
  'finish-phone': async ({ portal, actor, text }) => {
    const code = text('code').trim().slice(0, 20);
    if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
    await portal.identity.finishPhoneChange(actor, { phone: text('phone'), codeId: text('codeId'), code });
    return { done: 'phone-changed', section: 'phone' };
  },
  'change-password': async ({ portal, actor, text }) => {
    const input = { password: text('password'), newPassword: text('newPassword') };
    await portal.identity.changePassword(actor, input);
    return { done: 'password-changed', section: 'password' };
  },
  'start-factor': async ({ portal, actor, text, browser, drawQr }) => {
    const setup = await portal.identity.startSecondFactor(actor, { password: text('password') }, browser);
    return { setup: { ...setup, qr: drawQr(setup.totpUri) } };
  },
  'confirm-factor': async ({ portal, actor, text, browser }) => {
    await portal.identity.confirmSecondFactor(actor, { code: text('code').slice(0, 40) }, browser);
    return { done: 'second-factor-on', section: 'second-factor' };
  },
  'new-codes': async ({ portal, actor, text, browser }) =>
    portal.identity.newBackupCodes(actor, { password: text('password') }, browser),
  'remove-factor': async ({ portal, actor, text, browser }) => {
    const input = { password: text('password'), code: text('code').slice(0, 40) };
    await portal.identity.removeSecondFactor(actor, input, browser);
    return { done: 'second-factor-off', section: 'second-factor' };
  },
  lost: async ({ portal, actor, browser }) => {
    await portal.identity.askFactorReset(actor, browser);
    return { done: 'reset-asked', section: 'second-factor' };
  },
  'add-passkey': async ({ portal, actor, text, browser }) => {
    await portal.identity.registerPasskey(actor, newPasskeyOf(text('passkey')), browser);
    return { done: 'passkey-added', section: 'passkeys' };
  },
  'remove-passkey': async ({ portal, actor, text }) => {
    await portal.identity.removePasskey(actor, { passkeyId: text('about'), password: text('password') });
    return { done: 'passkey-removed', section: 'passkeys' };
  },
  'end-session': async ({ portal, actor, text }) => {
    await portal.identity.endSession(actor, { sessionId: text('about') });
    return { done: 'session-ended', section: 'sessions' };
  },
  'end-other-sessions': async ({ portal, actor }) => {
    await portal.identity.endOtherSessions(actor);
    return { done: 'session-ended', section: 'sessions' };
  },
  // Ends this session and no more: seats that the browser holds stay held.
  'sign-in-again': async ({ portal, actor }) => {
    const sessionId = actor.account?.session.sessionId ?? '';
    await portal.identity.endSession(actor, { sessionId });
    return { go: '/login' };
  },
};

/** Does what a form of the security page asks for. */
export const runAction = (intent: string, asked: Asked): Promise<Outcome> => {
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (!action) throw new Problem('not-found');
  return action(asked);
};

/** Parts that a refused form still has to show: the code that is on its way, the picture that was scanned. */
export const keptOf = (intent: string, asked: Asked): Pick<SecurityAnswer, 'code' | 'setup'> => {
  const { text, language } = asked;
  if (intent === 'finish-phone')
    return {
      code: { codeId: text('codeId'), phone: text('phone'), sentTo: formatPhone(text('phone'), language) },
    };
  const setup = intent === 'confirm-factor' ? setupOf(asked) : undefined;
  return setup ? { setup } : {};
};
