import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { payoutText } from './desk-text.ts';
import styles from './settlement.module.css';
import { settlementText } from './text.ts';

type DueView = {
  operatorId: string;
  name: string;
  settled: string;
  trips: string;
  /** True where there is anything to settle. */
  ready: boolean;
  earned: string;
  cash: string;
  commission: string;
  due: string;
};

/** Table of what each company is owed, with the button that prepares its statement. until: last day of it. */
export const DueTable = ({ due, until }: { due: readonly DueView[]; until: string }) => {
  const t = useText(payoutText);
  const { columns } = useText(settlementText);
  const sent = useNavigation().formData?.get('operatorId');
  // On a phone a company with nothing to settle shows only its name.
  const isEmpty = ({ ready }: DueView) => !ready;
  return (
    <DataTable
      caption={t.due}
      className={`num ${styles.table} ${styles.narrow}`}
      rows={due}
      rowKey={(one) => one.operatorId}
      none={t.noCompanies}
      columns={[
        {
          head: columns.company,
          cell: (one) => (
            <>
              <b>{one.name}</b>
              <div className="small muted">{one.settled}</div>
            </>
          ),
        },
        { head: columns.trips, cell: (one) => one.trips, isEmpty },
        ...(['earned', 'cash', 'commission', 'due'] as const).map((amount) => ({
          head: columns[amount],
          kind: 'amount' as const,
          cell: (one: DueView) => (amount === 'due' ? <b>{one.due}</b> : one[amount]),
          isEmpty,
        })),
        {
          head: t.prepare,
          isHeadHidden: true,
          cell: (one) =>
            one.ready && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="operatorId" value={one.operatorId} />
                <input type="hidden" name="until" value={until} />
                <Button type="submit" look="line" busy={sent === one.operatorId}>
                  {t.prepare}
                  <span className="visually-hidden">{t.ofWhom(one.name)}</span>
                </Button>
              </Form>
            ),
          isEmpty,
        },
      ]}
    />
  );
};
