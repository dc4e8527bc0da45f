import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { PeopleActions } from './people-actions.tsx';
import { personAddress } from './people-address.ts';
import { PersonState } from './people-state.tsx';
import { peopleText } from './people-text.ts';
import type { PersonView } from './people-view.ts';
import styles from './people.module.css';

const PersonRow = ({ person, isMe }: { person: PersonView; isMe: boolean }) => {
  const t = useText(peopleText);
  return (
    <tr>
      <td data-label={t.columns.name}>
        <div>
          <LocalLink className={`link ${styles.name}`} to={personAddress(person.userId)}>
            {person.name}
          </LocalLink>
          {person.email && (
            <div className={styles.contact}>
              {person.email} {!person.emailVerified && <span className="muted small">({t.unconfirmed})</span>}
            </div>
          )}
          {person.phone && <div className="num">{person.phone}</div>}
        </div>
      </td>
      <td data-label={t.columns.kind}>
        <div>
          {person.kind}
          {person.company && <div className="muted small">{person.company}</div>}
        </div>
      </td>
      <td data-label={t.columns.since} className="num">
        {person.since}
      </td>
      <td data-label={t.columns.state}>
        <PersonState person={person} />
      </td>
      <td data-label={t.columns.change}>
        {isMe ? <span className="muted small">{t.you}</span> : <PeopleActions person={person} />}
      </td>
    </tr>
  );
};

/** Accounts with what they are and what can be done with them. */
export const PeopleTable = ({ people, myId }: { people: readonly PersonView[]; myId: string }) => {
  const { columns, title } = useText(peopleText);
  const heads = [columns.name, columns.kind, columns.since, columns.state, columns.change];
  return (
    <table className={`desk-table ${styles.table}`}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} isMe={person.userId === myId} />
        ))}
      </tbody>
    </table>
  );
};
