import { formatDuration } from '@poth/domain/dhaka.ts';
import { countText, digits } from '@poth/domain/language.ts';
import type { OperatorReportRecord } from '@poth/domain/feedback/report.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { voiceDeskText } from './desk-text.ts';

/** Table of how each company answers its passengers' reports. */
export const OperatorsTable = ({ operators }: { operators: readonly OperatorReportRecord[] }) => {
  const t = useText(voiceDeskText).operators;
  const language = useLanguage();
  return (
    <DataTable
      caption={t.title}
      rows={operators}
      rowKey={({ operatorId }) => operatorId}
      columns={[
        {
          head: t.operator,
          cell: ({ operatorId, name }) => (
            <LocalLink className="link" to={`/allBusProviderList/${operatorId}`}>
              {name[language]}
            </LocalLink>
          ),
        },
        {
          head: t.waiting,
          kind: 'num',
          cell: ({ waiting, waitsSince }) => (
            <>
              {waiting > 0 ? <Badge tone="late">{countText(waiting, language)}</Badge> : digits(0, language)}{' '}
              {waitsSince && <span className="small muted">{t.since(momentText(waitsSince, language))}</span>}
            </>
          ),
        },
        { head: t.reported, kind: 'num', cell: ({ reported }) => countText(reported, language) },
        {
          head: t.median,
          kind: 'num',
          cell: ({ medianMinutes }) =>
            medianMinutes === null ? t.noAnswer : formatDuration(medianMinutes, language),
        },
      ]}
    />
  );
};
