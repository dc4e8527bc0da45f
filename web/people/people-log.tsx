import { useText } from '../text/texts.ts';
import { peopleText } from './people-text.ts';
import type { ActView } from './people-view.ts';
import styles from './people.module.css';

/** Lists the acts on an account, the newest first. */
export const PeopleLog = ({ acts }: { acts: readonly ActView[] }) => {
  const t = useText(peopleText).log;
  return (
    <section aria-labelledby="log" className={styles.log}>
      <h2 id="log">{t.title}</h2>
      {acts.length === 0 ? (
        <p className="card desk-empty">{t.none}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.who}</th>
            </tr>
          </thead>
          <tbody>
            {acts.map(({ entryNo, when, what, more, who }) => (
              <tr key={entryNo}>
                <td data-label={t.when} className="num">
                  {when}
                </td>
                <td data-label={t.what}>
                  <div>
                    {what}
                    {more && <div className="muted small">{more}</div>}
                  </div>
                </td>
                <td data-label={t.who}>{who}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
