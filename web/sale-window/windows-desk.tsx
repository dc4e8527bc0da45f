import { Form } from 'react-router';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import styles from './sale-window.module.css';
import { saleWindowText } from './text.ts';
import { type WindowsAnswer, WindowsForm } from './windows-form.tsx';
import type { WindowView } from './windows-view.ts';

const RemoveButton = ({ window: { serviceDate, date } }: { window: WindowView }) => {
  const t = useText(saleWindowText);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="way" value="at-once" />
      <input type="hidden" name="from" value={serviceDate} />
      <input type="hidden" name="until" value={serviceDate} />
      <Button type="submit" look="line">
        {t.remove}
        <span className="visually-hidden">{t.ofDate(date)}</span>
      </Button>
    </Form>
  );
};

type WindowsDeskProps = { windows: readonly WindowView[]; answer: WindowsAnswer | undefined };

/** Desk of sale windows: the form of a range, and the dates that have a window. */
export const WindowsDesk = ({ windows, answer }: WindowsDeskProps) => {
  const t = useText(saleWindowText);
  const { date, opens, by, remove } = t.columns;
  return (
    <div className={styles.desk}>
      <WindowsForm answer={answer} />
      <section aria-labelledby="windows">
        <h2 id="windows">{t.list}</h2>
        <DataTable
          rows={windows}
          rowKey={({ serviceDate }) => serviceDate}
          none={t.none}
          columns={[
            { head: date, cell: (row) => row.date },
            {
              head: opens,
              kind: 'num',
              cell: (row) => (
                <>
                  {row.opens} {row.isOpen && <Badge tone="good">{t.isOpen}</Badge>}
                </>
              ),
            },
            {
              head: by,
              cell: (row) => (
                <>
                  {row.by === 'own' ? t.own : t.forAll}
                  {row.overruled && <p className="small muted">{t.ownBelow(row.overruled)}</p>}
                </>
              ),
            },
            {
              head: remove,
              isEmpty: (row) => !row.isRemovable,
              cell: (row) => row.isRemovable && <RemoveButton window={row} />,
            },
          ]}
        />
      </section>
    </div>
  );
};
