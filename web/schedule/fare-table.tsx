import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { readFare } from '@poth/domain/schedule/read-fare.ts';
import { coachClassNames } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { ceilingOf, kmBetween, pairsOf } from '@poth/domain/schedule/fares.ts';
import { fareKey } from '@poth/domain/schedule/schedule-typed.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import type { CoachToRun } from '@poth/domain/schedule/schedule.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';
import { DataTable } from '../ui/data-table.tsx';
import { Bar } from '../ui/share.tsx';

type FareTableProps = {
  caption: string;
  route: PlannedRoute;
  coach: CoachToRun;
  today: DhakaDate;
  /** Prefix of the fields' names. */
  prefix: string;
  typed: Readonly<Record<string, string>>;
  /** Fares that empty fields stand for; without them a pair with empty fields is not sold. */
  usual?: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  /** Key of this table among the faults. */
  field: string;
};

/** Meter of a fare against its ceiling: its share, and the amount above it. */
const Meter = ({ fare, ceiling }: { fare: number | undefined; ceiling: number }) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const over = (fare ?? 0) - ceiling;
  const share = Math.min(100, Math.round((100 * (fare ?? 0)) / ceiling));
  return (
    <span className={styles.meter} data-above={over > 0 || undefined}>
      <Bar share={`${share}%`} />
      <span>
        {formatMoney(ceiling, language)}
        {fare !== undefined && (
          <b className="small"> · {over > 0 ? t.above(formatMoney(over, language)) : t.within}</b>
        )}
      </span>
    </span>
  );
};

/** Table of the fares of every pair of stops, by class where the coach has several, each pair with its ceiling. */
export const FareTable = ({
  caption,
  route,
  coach,
  today,
  prefix,
  typed,
  usual,
  faults,
  field,
}: FareTableProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const { stops } = route;
  const several = coach.classes.length > 1;
  const measured = coach.coachType === 'non-ac';
  const label = (coachClass: CoachToRun['coachClass']) =>
    several ? coachClassNames[coachClass][language] : t.fare;
  const rows = pairsOf(stops.length).flatMap(({ from, to, pair }) => {
    const [start, end] = [stops[from], stops[to]];
    if (!start || !end) return [];
    const keys = coach.classes.map((coachClass) => fareKey(start.placeId, end.placeId, coachClass));
    const fares = keys.flatMap((key) => readFare(typed[key] || (usual?.[key] ?? '')) ?? []);
    return {
      pair,
      name: `${start.name[language]} – ${end.name[language]}`,
      km: kmBetween(stops, from, to),
      ceiling: ceilingOf({ ...coach, stops, date: today }, { from, to }),
      keys,
      fare: fares.length > 0 ? Math.max(...fares) : undefined,
    };
  });
  return (
    <DataTable
      className={`${styles.fares} num`}
      caption={caption}
      rows={rows}
      rowKey={({ pair }) => pair}
      columns={[
        {
          head: t.pair,
          cell: ({ name, km }) => (
            <>
              <b>{name}</b>
              {km > 0 && <span className="small muted"> {t.km(digits(km, language))}</span>}
            </>
          ),
        },
        ...coach.classes.map((coachClass, at) => ({
          head: label(coachClass),
          cell: ({ name, keys }: (typeof rows)[number]) => {
            const key = keys[at] ?? '';
            return (
              <input
                className="input"
                name={`${prefix}${key}`}
                aria-label={`${name}, ${label(coachClass)}`}
                aria-invalid={faults[`${field}.${key}`] ? true : undefined}
                inputMode="numeric"
                autoComplete="off"
                placeholder={digits(usual?.[key] ?? '', language)}
                defaultValue={digits(typed[key] ?? '', language)}
              />
            );
          },
        })),
        measured && {
          head: t.ceiling,
          cell: ({ ceiling, fare }) =>
            ceiling === null ? (
              <span className="muted">{t.noCeiling}</span>
            ) : (
              <Meter fare={fare} ceiling={ceiling} />
            ),
        },
      ]}
    />
  );
};
