import type { CompanyFacts, CompanyPhone } from '@poth/domain/content/company.ts';
import { type Bilingual, digits } from '@poth/domain/language.ts';
import { telLink } from '../shell/tel-link.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { reachText } from './reach-text.ts';

type NumbersProps = { title: string; phones: readonly CompanyPhone[] };

const Numbers = ({ title, phones }: NumbersProps) => {
  const language = useLanguage();
  if (phones.length === 0) return null;
  return (
    <div>
      <h2>
        <Icon name="phone" />
        {title}
      </h2>
      {phones.map(({ number }) => (
        <a key={number} className="link num" href={telLink(number)}>
          {digits(number, language)}
        </a>
      ))}
    </div>
  );
};

type CallNumbersProps = { phones: readonly CompanyPhone[]; hours: Bilingual };

/** Mobile and telephone numbers of the call center, and its hours. */
export const CallNumbers = ({ phones, hours }: CallNumbersProps) => {
  const t = useText(reachText);
  const language = useLanguage();
  return (
    <div className="tiles">
      <Numbers title={t.mobiles} phones={phones.filter(({ kind }) => kind === 'mobile')} />
      <Numbers title={t.telephones} phones={phones.filter(({ kind }) => kind === 'telephone')} />
      <div>
        <h2>
          <Icon name="clock" />
          {t.hours}
        </h2>
        <p>{hours[language]}</p>
      </div>
    </div>
  );
};

/** Mail address and office of the company. */
export const MailAndOffice = ({ facts }: { facts: CompanyFacts }) => {
  const t = useText(reachText);
  const language = useLanguage();
  return (
    <div className="tiles">
      <div>
        <h2>
          <Icon name="mail" />
          {t.email}
        </h2>
        <a className="link" href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
      </div>
      <div>
        <h2>
          <Icon name="pin" />
          {t.office}
        </h2>
        <address>{facts.address[language]}</address>
        <p className="muted small">{t.licence(facts.tradeLicence)}</p>
      </div>
    </div>
  );
};
