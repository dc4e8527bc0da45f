import { digits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { NetworkCounter } from '@poth/domain/network/network.ts';
import { Form } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { networkText } from './text.ts';
import styles from './network.module.css';

/** The counters of a company; each can be changed, retired and brought back. */
export const CounterTable = ({ counters }: { counters: readonly NetworkCounter[] }) => {
  const t = useText(networkText);
  const language = useLanguage();
  const { place, name, phone, used, action } = t.columns;
  return (
    <DataTable
      className="num"
      rows={counters}
      rowKey={(counter) => counter.counterId}
      columns={[
        { head: place, cell: (counter) => counter.place[language] },
        {
          head: name,
          spoken: (counter) => counter.name[language],
          cell: (counter) => (
            <>
              <b>{counter.name[language]}</b>
              <span className={`${styles.address} small muted`}>{counter.address[language]}</span>
            </>
          ),
        },
        { head: phone, cell: (counter) => formatPhone(counter.phone, language) },
        {
          head: used,
          cell: (counter) =>
            counter.retired ? (
              <span>
                <Badge tone="quiet">{t.retired}</Badge>
              </span>
            ) : (
              t.used(counter.routes, digits(counter.routes, language))
            ),
        },
        {
          head: action,
          cell: (counter) => (
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
          ),
        },
      ]}
    />
  );
};
