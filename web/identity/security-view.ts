import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { PasskeyView, SecurityView, SessionView } from '@poth/domain/identity/security-view.ts';
import { deviceName } from './device-name.ts';
import { textIn } from '../text/texts.ts';
import { securityText } from './security-text.ts';

/** How an account is entered, as its page shows it. */
export const securityView = (
  [security, passkeys, sessions]: [SecurityView, PasskeyView[], SessionView[]],
  language: Language,
) => {
  const t = textIn(language, securityText);
  const { names } = t.providers;
  const dateOf = (at: Date) => formatDate(dhakaDate(at), language);
  return {
    ...security,
    phone: security.phone && formatPhone(security.phone, language),
    providers: security.providers.map((id) => (id in names ? names[id as keyof typeof names] : id)),
    passkeys: passkeys.map(({ passkeyId, name, addedAt }) => ({
      passkeyId,
      name: name || t.passkeys.unnamed,
      addedOn: addedAt && dateOf(addedAt),
    })),
    sessions: sessions.map(({ sessionId, isThis, device, lastSeenAt }) => ({
      sessionId,
      isThis,
      device: deviceName(device, language),
      lastSeen: `${dateOf(lastSeenAt)}, ${formatTime(lastSeenAt, language)}`,
    })),
  };
};
export type SecurityPageView = ReturnType<typeof securityView>;
