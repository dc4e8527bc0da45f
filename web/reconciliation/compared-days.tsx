import { formatDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import type { ComparedDay } from '@poth/domain/reconciliation/difference.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { differencesAddress, type DifferencesShown } from './differences-address.ts';
import { differencesText } from './differences-text.ts';

type ComparedDaysProps = { days: readonly ComparedDay[]; shown: DifferencesShown };

/** Table of the last days that were compared with the gateways, and the progress of each. */
export const ComparedDays = ({ days, shown }: ComparedDaysProps) => {
  const t = useText(differencesText);
  const language = useLanguage();
  const count = (n: number) => countText(n, language);
  return (
    <Section look="plain" title={t.days}>
      <DataTable
        rows={days}
        rowKey={({ day }) => day}
        none={t.noDays}
        columns={[
          {
            head: t.day,
            cell: ({ day }) => (
              <LocalLink className="link link-alone num" to={differencesAddress(shown, day)}>
                {formatDate(day, language, 'year')}
              </LocalLink>
            ),
          },
          { head: t.asked, kind: 'amount', cell: ({ payments, refunds }) => count(payments + refunds) },
          { head: t.differs, kind: 'amount', cell: ({ differences }) => count(differences) },
          { head: t.stillOpen, kind: 'amount', cell: ({ open }) => count(open) },
          {
            head: t.finished,
            cell: ({ finishedAt, compared, payments, refunds }) =>
              finishedAt
                ? momentText(finishedAt, language)
                : t.underWay(count(compared), count(payments + refunds)),
          },
        ]}
      />
    </Section>
  );
};
