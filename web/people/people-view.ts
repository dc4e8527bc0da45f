import type { ActOfAccount, Person } from '@poth/domain/people/person.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { ResetView } from '../identity/reset-view.ts';
import { textIn } from '../text/texts.ts';
import { actsText, peopleText } from './people-text.ts';

/** A Dhaka date with its year: 27 Nov 2026. */
const dayOf = (at: Date, language: Language): string => {
  const date = dhakaDate(at);
  return `${formatDate(date, language, 'day')} ${digits(date.slice(0, 4), language)}`;
};

/** An account as the pages show it. */
export type PersonView = {
  userId: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  kind: string;
  company: string | null;
  since: string;
  hasSecondFactor: boolean;
  isAdmin: boolean;
  disabledSince: string | null;
  /** The open request to take off a lost second factor. */
  reset: ResetView | null;
};

export const personView = (person: Person, language: Language, reset: ResetView | null): PersonView => {
  const { userId, name, email, emailVerified, hasSecondFactor, isAdmin, operator } = person;
  const t = textIn(language, peopleText);
  return {
    userId,
    name,
    email,
    emailVerified,
    hasSecondFactor,
    isAdmin,
    phone: person.phone && formatPhone(person.phone, language),
    kind: t.kinds[person.accountType],
    company: operator && `${operator.name[language]} · ${t.roles[operator.role]}`,
    since: dayOf(person.createdAt, language),
    disabledSince: person.disabledAt && dayOf(person.disabledAt, language),
    reset,
  };
};

/** An entry of the audit log as a page shows it. */
export type ActView = { entryNo: number; when: string; what: string; more: string | null; who: string };

const isKnown = (act: string): act is keyof typeof actsText => Object.hasOwn(actsText, act);

const whoActed = ({ actor, byName }: ActOfAccount, language: Language): string => {
  const t = textIn(language, peopleText).log;
  if (byName !== null) return byName;
  if (actor === 'console' || actor === 'system') return t[actor];
  return actor.startsWith('account:') ? t.gone : t.visitor;
};

export const actView = (entry: ActOfAccount, language: Language): ActView => {
  const { entryNo, at, act, detail } = entry;
  const more = detail.reason ?? detail.newEmail;
  return {
    entryNo,
    when: `${dayOf(at, language)}, ${formatTime(at, language)}`,
    what: isKnown(act) ? textIn(language, actsText)[act] : act.replaceAll('-', ' '),
    more: typeof more === 'string' ? more : null,
    who: whoActed(entry, language),
  };
};
