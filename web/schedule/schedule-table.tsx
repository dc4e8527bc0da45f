import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Row } from '../ui/layout.tsx';
import type { ScheduleView } from './schedule-view.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

const tones = { running: undefined, over: 'quiet', retired: 'quiet' } as const;

/** Table of schedules, one line each: what runs when, and how much of it is on sale. */
export const ScheduleTable = ({ schedules }: { schedules: readonly ScheduleView[] }) => {
  const t = useText(scheduleText);
  const { route, leaves, coach, days, next, state, action } = t.columns;
  const ofIt = (one: ScheduleView) => (
    <span className="visually-hidden">{t.of(`${one.route} ${one.leaves}`)}</span>
  );
  return (
    <DataTable
      className={`${styles.schedules} num`}
      rows={schedules}
      rowKey={({ scheduleId }) => scheduleId}
      columns={[
        { head: route, cell: (one) => <b>{one.route}</b> },
        { head: leaves, cell: (one) => <span className={styles.whole}>{one.leaves}</span> },
        {
          head: coach,
          cell: (one) => (
            <>
              <span className={styles.whole}>{one.coach}</span>{' '}
              <div className="small muted">{one.coachType}</div>
            </>
          ),
        },
        {
          head: days,
          cell: (one) => (
            <div className={styles.days}>
              {one.days} <div className="small muted">{one.span}</div>
            </div>
          ),
        },
        {
          head: next,
          cell: (one) => (
            <div className={styles.next}>
              {one.next} <div className="small muted">{one.published}</div>
            </div>
          ),
        },
        {
          head: state,
          cell: (one) => (
            <Row className={styles.states}>
              <Badge tone={tones[one.state]}>{t.states[one.state]}</Badge>
              {one.changed && <Badge tone="late">{t.changed}</Badge>}
              {one.unpriced && one.state === 'running' && <Badge tone="off">{one.unpriced}</Badge>}
            </Row>
          ),
        },
        {
          head: action,
          cell: (one) => (
            <Row className={styles.do}>
              {one.state !== 'retired' && (
                <ButtonLink look="line" small to={`/schedules/${one.scheduleId}`}>
                  {t.edit}
                  {ofIt(one)}
                </ButtonLink>
              )}
              <ButtonLink look="line" small to={`/schedules/new?from=${one.scheduleId}`}>
                {t.copy}
                {ofIt(one)}
              </ButtonLink>
            </Row>
          ),
        },
      ]}
    />
  );
};
