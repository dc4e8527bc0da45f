import { useText } from '../text/texts.ts';
import { peopleText } from './people-text.ts';
import type { ActView } from './people-view.ts';
import styles from './people.module.css';
import { DataTable } from '../ui/data-table.tsx';

/** Lists the acts on an account, the newest first. */
export const PeopleLog = ({ acts }: { acts: readonly ActView[] }) => {
  const t = useText(peopleText).log;
  return (
    <section aria-labelledby="log" className={styles.log}>
      <h2 id="log">{t.title}</h2>
      <DataTable
        rows={acts}
        rowKey={({ entryNo }) => entryNo}
        none={t.none}
        columns={[
          { head: t.when, kind: 'num', cell: ({ when }) => when },
          {
            head: t.what,
            cell: ({ what, more }) => (
              <>
                {what}
                {more && <div className="muted small">{more}</div>}
              </>
            ),
          },
          { head: t.who, cell: ({ who }) => who },
        ]}
      />
    </section>
  );
};
