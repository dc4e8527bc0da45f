import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { payoutText } from './desk-text.ts';
import { settlementText } from './text.ts';
import styles from './settlement.module.css';

export type DueView = {
  operatorId: string;
  name: string;
  settled: string;
  trips: string;
  /** Whether there is anything to settle. */
  ready: boolean;
  earned: string;
  cash: string;
  commission: string;
  due: string;
};

/** Table of what each company is owed, with the button that makes its statement. until: up to which day. */
export const DueTable = ({ due, until }: { due: readonly DueView[]; until: string }) => {
  const t = useText(payoutText);
  const { columns } = useText(settlementText);
  const sent = useNavigation().formData;
  const amounts = ['earned', 'cash', 'commission', 'due'] as const;
  return (
    <table className={`desk-table num ${styles.due}`}>
      <caption className="visually-hidden">{t.due}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.company}</th>
          <th scope="col">{columns.trips}</th>
          {amounts.map((amount) => (
            <th key={amount} scope="col" className="amount">
              {columns[amount]}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t.prepare}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {due.map((one) => (
          <tr key={one.operatorId} data-nothing={!one.ready || undefined}>
            <td data-label={columns.company}>
              <span className={styles.company}>
                {one.name}
                <small className={`muted ${styles.paid}`}>{one.settled}</small>
              </span>
            </td>
            <td data-label={columns.trips}>{one.trips}</td>
            {amounts.map((amount) => (
              <td key={amount} data-label={columns[amount]} className="amount">
                {amount === 'due' ? <b>{one[amount]}</b> : one[amount]}
              </td>
            ))}
            <td>
              {one.ready && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="operatorId" value={one.operatorId} />
                  <input type="hidden" name="until" value={until} />
                  <Button type="submit" look="line" busy={sent?.get('operatorId') === one.operatorId}>
                    {t.prepare}
                    <span className="visually-hidden">{t.ofWhom(one.name)}</span>
                  </Button>
                </Form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
