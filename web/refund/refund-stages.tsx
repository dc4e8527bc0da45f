import { useId } from 'react';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import styles from './refund.module.css';
import type { RefundStageView } from './refund-stage-view.ts';
import { refundText } from './text.ts';

type Shown = RefundStageView['refunds'][number];

const Stages = ({ stages }: Pick<Shown, 'stages'>) => {
  const t = useText(refundText).stages;
  return (
    <ol className={styles.stages}>
      {stages.map(({ stage, name, at }, index) => (
        <li key={stage} data-reached={at !== null} data-led={Boolean(stages[index + 1]?.at)}>
          <b>{name}</b>
          <span className="small num">{at ?? t.toCome}</span>
        </li>
      ))}
    </ol>
  );
};

/** Refunds in dated stages; a page of two ways shows it twice. */
export const RefundStages = ({ view }: { view: RefundStageView }) => {
  const t = useText(refundText).stages;
  const titleId = useId();
  if (view.refunds.length === 0) return null;
  return (
    <Card className={`${styles.refunds} no-print`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.title}</h2>
      {view.refunds.map((refund) => (
        <article key={refund.refundId}>
          <h3 className="num">{refund.title}</h3>
          {refund.cause && <p className="small">{refund.cause}</p>}
          <Stages stages={refund.stages} />
          {refund.promise && <p className={`muted small ${styles.promise}`}>{refund.promise}</p>}
          {refund.needsPerson && <Alert kind="notice">{t.person}</Alert>}
        </article>
      ))}
      {view.refunds.some(({ settled, atCounter }) => !settled && atCounter) && (
        <Alert kind="notice">{t.atCounter}</Alert>
      )}
    </Card>
  );
};

/** Like `RefundStages`, within the card of a booking in a list: amounts and stages; the rest is on the booking's own page. */
export const RefundLines = ({ refunds }: Pick<RefundStageView, 'refunds'>) => {
  const t = useText(refundText).stages;
  if (refunds.length === 0) return null;
  return (
    <section className={styles.lines} aria-label={t.title}>
      {refunds.map((refund) => (
        <article key={refund.refundId}>
          <h3 className="num">{refund.title}</h3>
          {refund.cause && <p className="small">{refund.cause}</p>}
          <Stages stages={refund.stages} />
        </article>
      ))}
    </section>
  );
};
