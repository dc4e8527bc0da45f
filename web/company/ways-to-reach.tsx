import { digits } from '@poth/domain/language.ts';
import { company, telLink } from '../site/company.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { reachText } from './reach-text.ts';

const Numbers = ({ title, numbers }: { title: string; numbers: readonly string[] }) => {
  const language = useLanguage();
  return (
    <div>
      <h2>
        <Icon name="phone" />
        {title}
      </h2>
      {numbers.map((number) => (
        <a key={number} className="link num" href={telLink(number)}>
          {digits(number, language)}
        </a>
      ))}
    </div>
  );
};

/** The three mobile and three telephone numbers of the call center, and when somebody answers. */
export const CallNumbers = () => {
  const t = useText(reachText);
  const language = useLanguage();
  return (
    <div className="tiles">
      <Numbers title={t.mobiles} numbers={company.mobiles} />
      <Numbers title={t.telephones} numbers={company.telephones} />
      <div>
        <h2>
          <Icon name="clock" />
          {t.hours}
        </h2>
        <p>{company.hours[language]}</p>
      </div>
    </div>
  );
};

/** The mail address and the office. */
export const MailAndOffice = () => {
  const t = useText(reachText);
  const language = useLanguage();
  return (
    <div className="tiles">
      <div>
        <h2>
          <Icon name="mail" />
          {t.email}
        </h2>
        <a className="link" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </div>
      <div>
        <h2>
          <Icon name="pin" />
          {t.office}
        </h2>
        <address className="not-italic">{company.address[language]}</address>
        <p className="muted small">{t.licence(company.tradeLicence)}</p>
      </div>
    </div>
  );
};
