import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { PeopleActions } from './people-actions.tsx';
import { personAddress } from './people-address.ts';
import { PersonState } from './people-state.tsx';
import { peopleText } from './people-text.ts';
import type { PersonView } from './people-view.ts';
import styles from './people.module.css';

/** Accounts with what they are and what can be done with them. */
export const PeopleTable = ({ people, myId }: { people: readonly PersonView[]; myId: string }) => {
  const { columns, title, unconfirmed, you, none } = useText(peopleText);
  return (
    <DataTable
      className={styles.table}
      caption={title}
      rows={people}
      rowKey={({ userId }) => userId}
      none={none}
      columns={[
        {
          head: columns.name,
          cell: ({ userId, name, email, emailVerified, phone }) => (
            <>
              <LocalLink className={`link ${styles.name}`} to={personAddress(userId)}>
                {name}
              </LocalLink>
              {email && (
                <div className={styles.contact}>
                  {email} {!emailVerified && <span className="muted small">({unconfirmed})</span>}
                </div>
              )}
              {phone && <div className="num">{phone}</div>}
            </>
          ),
        },
        {
          head: columns.kind,
          cell: ({ kind, company }) => (
            <>
              {kind}
              {company && <div className="muted small">{company}</div>}
            </>
          ),
        },
        { head: columns.since, kind: 'num', cell: ({ since }) => since },
        { head: columns.state, cell: (person) => <PersonState person={person} /> },
        {
          head: columns.change,
          cell: (person) =>
            person.userId === myId ? (
              <span className="muted small">{you}</span>
            ) : (
              <PeopleActions person={person} />
            ),
        },
      ]}
    />
  );
};
