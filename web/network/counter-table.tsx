import { digits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { NetworkCounter } from '@poth/domain/network/network.ts';
import { Form } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { networkText } from './text.ts';
import styles from './network.module.css';

/** The counters of a company; each can be changed, retired and brought back. */
export const CounterTable = ({ counters }: { counters: readonly NetworkCounter[] }) => {
  const t = useText(networkText);
  const language = useLanguage();
  const { place, name, phone, used, action } = t.columns;
  return (
    <table className="desk-table num">
      <thead>
        <tr>
          {[place, name, phone, used, action].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counters.map((counter) => (
          <tr key={counter.counterId}>
            <td data-label={place}>{counter.place[language]}</td>
            <td data-label={name} aria-label={counter.name[language]}>
              <span>
                <b>{counter.name[language]}</b>
                <span className={`${styles.address} small muted`}>{counter.address[language]}</span>
              </span>
            </td>
            <td data-label={phone}>{formatPhone(counter.phone, language)}</td>
            <td data-label={used}>
              {counter.retired ? (
                <span>
                  <span className="desk-state" data-tone="quiet">
                    {t.retired}
                  </span>
                </span>
              ) : (
                t.used(counter.routes, digits(counter.routes, language))
              )}
            </td>
            <td data-label={action}>
              <div className={styles.rowActions}>
                <ButtonLink look="line" to={`/routes-and-counters?counter=${counter.counterId}#counter`}>
                  {counter.retired ? t.bringBack : t.edit}
                  <span className="visually-hidden">{t.of(counter.name[language])}</span>
                </ButtonLink>
                {!counter.retired && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="counterId" value={counter.counterId} />
                    <button className="btn btn-line" name="intent" value="retire">
                      {t.retire}
                      <span className="visually-hidden">{t.of(counter.name[language])}</span>
                    </button>
                  </Form>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
