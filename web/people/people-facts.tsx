import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { PersonState } from './people-state.tsx';
import { peopleText } from './people-text.ts';
import type { PersonView } from './people-view.ts';
import styles from './people.module.css';

/** Shows the facts of an account. */
export const PeopleFacts = ({ person }: { person: PersonView }) => {
  const t = useText(peopleText);
  const facts = [
    [
      t.columns.email,
      person.email && (person.emailVerified ? person.email : `${person.email} (${t.unconfirmed})`),
    ],
    [t.columns.phone, person.phone],
    [t.columns.kind, person.kind],
    [t.columns.company, person.company],
    [t.columns.since, person.since],
    [t.columns.factor, person.hasSecondFactor ? t.factor.on : t.factor.off],
  ] as const;
  return (
    <Card aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t.facts}
      </h2>
      <PersonState person={person} />
      <dl className={`${styles.facts} num`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t.missing}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
