import { useText } from '../text/texts.ts';
import { peopleText } from './people-text.ts';
import type { PersonView } from './people-view.ts';

/** Whether an account is open; an admin without a second factor can do nothing yet. */
export const PersonState = ({ person }: { person: PersonView }) => {
  const t = useText(peopleText).states;
  if (person.disabledSince)
    return (
      <span className="desk-state" data-tone="off">
        {t.closed} · {person.disabledSince}
      </span>
    );
  return person.isAdmin && !person.hasSecondFactor ? (
    <span className="desk-state" data-tone="late">
      {t.unprotected}
    </span>
  ) : (
    <span className="desk-state">{t.open}</span>
  );
};
