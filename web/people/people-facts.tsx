import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Person } from '@poth/domain/people/person.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Stack } from '../ui/layout.tsx';
import { peopleText } from './people-text.ts';

/** Badge of an account: open, or disabled; an admin or support without a second factor can do nothing yet. */
export const PersonState = ({ person }: { person: Person }) => {
  const { disabledAt, isAdmin, isSupport, hasSecondFactor } = person;
  const t = useText(peopleText).states;
  const language = useLanguage();
  if (disabledAt)
    return (
      <Badge tone="off">
        {t.closed} · {formatDate(dhakaDate(disabledAt), language, 'year')}
      </Badge>
    );
  return (isAdmin || isSupport) && !hasSecondFactor ? (
    <Badge tone="late">{t.unprotected}</Badge>
  ) : (
    <Badge>{t.open}</Badge>
  );
};

/** Names the type of an account, and whether it is support staff. */
export const useKindOf = () => {
  const t = useText(peopleText);
  return ({ accountType, isSupport }: Pick<Person, 'accountType' | 'isSupport'>): string =>
    isSupport ? `${t.kinds[accountType]} · ${t.support}` : t.kinds[accountType];
};

/** Names the company of an account, and the role there. */
export const useCompanyOf = () => {
  const t = useText(peopleText).roles;
  const language = useLanguage();
  return ({ operator }: Pick<Person, 'operator'>): string | null =>
    operator && `${operator.name[language]} · ${t[operator.role]}`;
};

/** Shows the facts of an account. */
export const PeopleFacts = ({ person }: { person: Person }) => {
  const t = useText(peopleText);
  const language = useLanguage();
  const { email, emailVerified, phone, createdAt, hasSecondFactor } = person;
  const facts = [
    [t.columns.email, email && (emailVerified ? email : `${email} (${t.unconfirmed})`)],
    [t.columns.phone, phone && formatPhone(phone, language)],
    [t.columns.kind, useKindOf()(person)],
    [t.columns.company, useCompanyOf()(person)],
    [t.columns.since, formatDate(dhakaDate(createdAt), language, 'year')],
    [t.columns.factor, hasSecondFactor ? t.factor.on : t.factor.off],
  ] as const;
  return (
    <Card aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t.facts}
      </h2>
      <Stack>
        <p>
          <PersonState person={person} />
        </p>
        <Facts look="grid" facts={facts.map(([name, value]) => [name, value ?? t.missing])} />
      </Stack>
    </Card>
  );
};
