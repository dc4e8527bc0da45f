import { localPathOf } from '@poth/domain/language.ts';
import { operatorEvents } from '@poth/domain/operator/lifecycle.ts';
import { accountCodeSms, codePurposes } from '../../identity/account-code-sms.ts';
import { writeAccountMail } from '../../identity/account-mails.ts';
import { factorResetSms } from '../../identity/account-sms.ts';
import type { AccountMail } from '../../messaging/topics.ts';
import type { Example, ExampleScene } from './example.ts';

const token = 'bHh3kQ9ZxR2vTn8LwYpC4d';
const code = '482917';

/** Every case of each mail about an account or a company; a kind without an example does not compile. */
const mailsOf = ({ language }: ExampleScene): Record<AccountMail['kind'], readonly AccountMail[]> => {
  const busName = { en: 'Surma Paribahan', bn: 'সুরমা পরিবহন' }[language];
  const why = { en: 'The licence is of another company.', bn: 'লাইসেন্সটি অন্য কোম্পানির।' }[language];
  return {
    'verify-email': [{ kind: 'verify-email', token }],
    'reset-password': [{ kind: 'reset-password', token }],
    'sign-in-code': [{ kind: 'sign-in-code', code }],
    'ticket-code': [{ kind: 'ticket-code', code }],
    'account-exists': [{ kind: 'account-exists' }],
    'password-changed': [{ kind: 'password-changed' }],
    'phone-changed': [{ kind: 'phone-changed' }],
    'factor-changed': [{ kind: 'factor-changed' }],
    'factor-reset': [{ kind: 'factor-reset' }],
    'account-erased': [{ kind: 'account-erased' }],
    'factor-reset-asked': [{ kind: 'factor-reset-asked', token }],
    'email-changed': [{ kind: 'email-changed', newEmail: 'tasnim@example.com' }],
    'operator-decided': operatorEvents.map((event) => ({
      kind: 'operator-decided',
      busName,
      event,
      reason: event === 'reject' || event === 'suspend' ? why : null,
    })),
    'staff-invited': [{ kind: 'staff-invited', busName, role: 'conductor' }],
  };
};

/** Mails about accounts and companies. */
export const accountMailExamples = (scene: ExampleScene): Example[] => {
  const { language, ownUrl } = scene;
  const reader = {
    name: { en: 'Tasnim Rahman', bn: 'তাসনিম রহমান' }[language],
    language,
    address: (path: string) => ownUrl + localPathOf(language, path),
  };
  return Object.values(mailsOf(scene))
    .flat()
    .map((mail) => ({
      of: mail.kind === 'operator-decided' ? `${mail.kind}: ${mail.event}` : mail.kind,
      mail: writeAccountMail(mail, reader),
    }));
};

/** SMS about accounts, and codes, which are sent immediately. */
export const accountSmsExamples = ({ language, ownUrl }: ExampleScene): Example[] => [
  {
    of: 'factor-reset-asked',
    sms: factorResetSms(language, ownUrl + localPathOf(language, `/login/keep-factor?token=${token}`)),
  },
  ...codePurposes.map((purpose) => ({
    of: `code: ${purpose}`,
    sms: accountCodeSms(code, purpose, language),
  })),
];
