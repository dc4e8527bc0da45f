import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import type { Person } from '@poth/domain/people/person.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { PeopleActions } from './people-actions.tsx';
import { personAddress } from './people-address.ts';
import { PersonState, useCompanyOf, useKindOf } from './people-facts.tsx';
import { peopleText } from './people-text.ts';
import styles from './people.module.css';

type PeopleTableProps = {
  people: readonly Person[];
  resets: ReadonlyMap<string, FactorReset>;
  myId: string;
  now: Date;
};

/** Table of accounts with their facts and the possible steps. */
export const PeopleTable = ({ people, resets, myId, now }: PeopleTableProps) => {
  const { columns, title, unconfirmed, you, none } = useText(peopleText);
  const language = useLanguage();
  const companyOf = useCompanyOf();
  const kindOf = useKindOf();
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
              {phone && <div className="num">{formatPhone(phone, language)}</div>}
            </>
          ),
        },
        {
          head: columns.kind,
          cell: (person) => (
            <>
              {kindOf(person)}
              {person.operator && <div className="muted small">{companyOf(person)}</div>}
            </>
          ),
        },
        {
          head: columns.since,
          kind: 'num',
          cell: ({ createdAt }) => formatDate(dhakaDate(createdAt), language, 'year'),
        },
        { head: columns.state, cell: (person) => <PersonState person={person} /> },
        {
          head: columns.change,
          isWide: true,
          cell: (person) =>
            person.userId === myId ? (
              <span className="muted small">{you}</span>
            ) : (
              <PeopleActions person={person} reset={resets.get(person.userId)} now={now} />
            ),
        },
      ]}
    />
  );
};
