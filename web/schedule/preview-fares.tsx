import { formatDate } from '@poth/domain/dhaka.ts';
import { coachClassNames } from '@poth/domain/fleet/coach.ts';
import { countText } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { FareWindow } from '@poth/domain/schedule/fares.ts';
import type { FareShown, PairShown } from '@poth/domain/schedule/preview.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import type { CoachToRun } from '@poth/domain/schedule/schedule.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

type FaresProps = { fares: readonly FareShown[]; several: boolean };

const Fares = ({ fares, several }: FaresProps) => {
  const t = useText(scheduleText).preview;
  const language = useLanguage();
  if (fares.every(({ farePaisa }) => farePaisa === null)) return <span className="muted">{t.notSold}</span>;
  return (
    <span>
      {fares.map(({ coachClass, farePaisa, aboveCeiling }) => (
        <span key={coachClass} className={`${styles.line} ${aboveCeiling ? styles.above : ''}`}>
          {several && `${coachClassNames[coachClass][language]} `}
          {farePaisa === null ? '–' : formatMoney(farePaisa, language)}
          {aboveCeiling && ' ▲'}
        </span>
      ))}
    </span>
  );
};

type PreviewFaresProps = {
  pairs: readonly PairShown[];
  route: PlannedRoute;
  coach: CoachToRun;
  windows: readonly FareWindow[];
};

/** Table of the fares of every pair of stops, the usual ones and those of each dated window, with its ceiling. */
export const PreviewFares = ({ pairs, route, coach, windows }: PreviewFaresProps) => {
  const { preview: t, form } = useText(scheduleText);
  const language = useLanguage();
  const several = coach.classes.length > 1;
  const measured = coach.coachType === 'non-ac';
  const above = pairs
    .flatMap(({ fares, windows: dated }) => [fares, ...dated].flat())
    .filter((fare) => fare.aboveCeiling);
  const titles = windows.map(
    ({ name, from, until }) =>
      `${name}, ${formatDate(from, language, 'day')} – ${formatDate(until, language, 'day')}`,
  );
  return (
    <Section title={t.fares}>
      {above.length > 0 && <Alert kind="notice">▲ {t.above(countText(above.length, language))}</Alert>}
      <div className={styles.scroll}>
        <DataTable
          className={`${styles.fares} num`}
          rows={pairs}
          rowKey={({ from, to }) => `${from}-${to}`}
          columns={[
            {
              head: form.pair,
              cell: ({ from, to }) => (
                <b>
                  {route.stops[from]?.name[language]} – {route.stops[to]?.name[language]}
                </b>
              ),
            },
            { head: t.usual, cell: ({ fares }) => <Fares fares={fares} several={several} /> },
            ...titles.map((title, at) => ({
              head: title,
              cell: ({ windows: dated }: (typeof pairs)[number]) => (
                <Fares fares={dated[at] ?? []} several={several} />
              ),
            })),
            measured && {
              head: form.ceiling,
              cell: ({ ceilingPaisa }) =>
                ceilingPaisa === null ? form.noCeiling : formatMoney(ceilingPaisa, language),
            },
          ]}
        />
      </div>
    </Section>
  );
};
