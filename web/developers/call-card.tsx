import { useText } from '../text/texts.ts';
import { Fold } from '../ui/fold.tsx';
import type { CallView } from './describe-calls.ts';
import styles from './developers.module.css';
import { developersText } from './text.ts';

const Shape = ({ label, type, shape }: { label: string; type?: string; shape: string }) => (
  <div className={styles.part}>
    <h4>
      {label}
      {type && <span className="muted small"> {type}</span>}
    </h4>
    <pre>
      <code>{shape}</code>
    </pre>
  </div>
);

/** Card of one call: its purpose, who may call it, its input, its answers, its problems, and an example to copy. */
export const CallCard = ({ call }: { call: CallView }) => {
  const t = useText(developersText);
  const who: Readonly<Record<string, string>> = t.who;
  const { id, method, path, summary, note, asked, body, answer, problems, curl } = call;
  return (
    <article className={`tile ${styles.call}`} id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </h3>
      <p>{summary}</p>
      {note && <p className="muted">{note}</p>}
      <p className="small">
        <b>{t.whoLabel}:</b> {who[call.who] ?? call.who}
      </p>
      <div className={styles.parts}>
        {asked.map((part) => (
          <Shape key={part.in} label={t[part.in]} shape={part.shape} />
        ))}
        {body && <Shape label={t.body} {...body} />}
        <Shape label={t.answer} {...answer} />
      </div>
      <Fold look="line" className={styles.part} summary={t.more}>
        <pre>
          <code>{curl}</code>
        </pre>
        <ul className={styles.codes}>
          {problems.map(({ status, codes }) => (
            <li key={status}>
              <b>{status}</b>{' '}
              {codes.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </li>
          ))}
        </ul>
      </Fold>
    </article>
  );
};
