import { digits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { NetworkCounter } from '@poth/domain/network/network.ts';
import { ActionButton } from '../shell/action-button.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Row } from '../ui/layout.tsx';
import { networkText } from './text.ts';

/** Table of a company's counters; each can be changed, retired and restored. */
export const CounterTable = ({ counters }: { counters: readonly NetworkCounter[] }) => {
  const t = useText(networkText);
  const language = useLanguage();
  const { place, name, phone, used, action } = t.columns;
  return (
    <DataTable
      className="num"
      none={t.noCounters}
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
              <p className="small muted">{counter.address[language]}</p>
            </>
          ),
        },
        { head: phone, cell: (counter) => formatPhone(counter.phone, language) },
        {
          head: used,
          cell: (counter) =>
            counter.retired ? (
              <Badge tone="quiet">{t.retired}</Badge>
            ) : (
              t.used(counter.routes, digits(counter.routes, language))
            ),
        },
        {
          head: action,
          cell: (counter) => (
            <Row>
              <ButtonLink look="line" small to={`/routes-and-counters?counter=${counter.counterId}#counter`}>
                {counter.retired ? t.bringBack : t.edit}
                <span className="visually-hidden">{t.of(counter.name[language])}</span>
              </ButtonLink>
              {!counter.retired && (
                <ActionButton intent="retire" fields={{ counterId: counter.counterId }}>
                  {t.retire}
                  <span className="visually-hidden">{t.of(counter.name[language])}</span>
                </ActionButton>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
};
