import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Facts } from '../ui/facts.tsx';
import { Figures } from '../ui/figures.tsx';
import { MatrixTable } from '../ui/matrix-table.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';
import { Pager, PreviousNextPager } from '../ui/pager.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import type { Column } from '../ui/table-parts.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Piece } from './kit-piece.ts';
import { kitText } from './kit-text.ts';

type Row = { coach: string; seats: string; fare: string };
const rows: readonly Row[] = ['101', '102', '103'].map((coach) => ({ coach, seats: '36', fare: '৳1,250' }));

const useColumns = (): readonly Column<Row>[] => {
  const t = useText(kitText);
  return [
    { head: t.coach, cell: ({ coach }) => coach },
    { head: t.seats, cell: ({ seats }) => seats, kind: 'num' },
    { head: t.fare, cell: ({ fare }) => fare, kind: 'amount' },
  ];
};

const Tables = () => {
  const t = useText(kitText);
  const table = { columns: useColumns(), rowKey: ({ coach }: Row) => coach, caption: t.coach };
  return (
    <>
      <DataTable {...table} rows={rows} groupOf={({ coach }) => (coach === '103' ? t.seats : t.coach)} />
      <DataTable {...table} rows={[]} none={t.none} />
      <PlainTable {...table} rows={rows} />
      <MatrixTable
        corner={t.coach}
        columns={t.days.map((name, at) => ({ id: name, name, isShown: at === 0, isToday: at === 0 }))}
        rows={rows.map(({ coach, seats }) => ({ id: coach, name: coach, cells: [seats, '·'] }))}
      />
    </>
  );
};

const Lists = () => {
  const t = useText(kitText);
  const facts = [
    [t.coach, '101'],
    [t.name, t.long],
    [t.fare, '৳1,250'],
  ] as const;
  return (
    <>
      {(['rows', 'grid', 'sums'] as const).map((look) => (
        <Facts key={look} look={look} facts={facts} />
      ))}
      <Figures
        figures={[
          { label: t.seats, value: '36' },
          { label: t.fare, value: '৳1,250', more: t.word },
        ]}
      />
    </>
  );
};

const Ways = () => {
  const t = useText(kitText);
  const tabs = [t.coach, t.seats].map((label, at) => ({
    to: `/ui?${at}`,
    label,
    isHere: at === 0,
    count: '3',
  }));
  return (
    <>
      <Tabs label={t.word} tabs={tabs} />
      <Tabs label={t.word} isLabelShown tabs={tabs} />
      {[1, 2, 3].map((page) => (
        <Pager key={page} page={page} pages={3} to={(to) => `/ui?page=${to}`} />
      ))}
      <Pager page={2} more to={(to) => `/ui?page=${to}`} />
      <PreviousNextPager label={t.word} title={t.word} before={null} after={{ to: '/ui', label: t.seats }} />
    </>
  );
};

const Months = () => {
  const t = useText(kitText);
  const month = {
    weekdays: t.days,
    weeks: [
      [null, '1'],
      ['2', '3'],
    ],
    dayKey: (day: string) => day,
    day: (day: string) => day,
  };
  return (
    <>
      <MonthGrid {...month} caption={t.word} />
      <h3 id="kit-month">{t.word}</h3>
      <MonthGrid
        {...month}
        aria-labelledby="kit-month"
        day={(day) => <button type="button">{day}</button>}
        isChosen={(day) => day === '2'}
        onKeyDown={() => {}}
      />
    </>
  );
};

/** Pieces of the kit that show data. */
export const dataPieces: readonly Piece[] = [
  ['DataTable, PlainTable, MatrixTable', Tables],
  ['Facts, Figures', Lists],
  ['Tabs, Pager, PreviousNextPager', Ways],
  ['MonthGrid', Months],
];
