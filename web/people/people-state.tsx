import { useText } from '../text/texts.ts';
import { peopleText } from './people-text.ts';
import type { PersonView } from './people-view.ts';
import { Badge } from '../ui/badge.tsx';

/** Whether an account is open; an admin without a second factor can do nothing yet. */
export const PersonState = ({ person }: { person: PersonView }) => {
  const t = useText(peopleText).states;
  if (person.disabledSince)
    return (
      <Badge tone="off">
        {t.closed} · {person.disabledSince}
      </Badge>
    );
  return person.isAdmin && !person.hasSecondFactor ? (
    <Badge tone="late">{t.unprotected}</Badge>
  ) : (
    <Badge>{t.open}</Badge>
  );
};
