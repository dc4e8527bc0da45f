import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { waitlistText } from './text.ts';
import type { SeatAlternative as One } from './waitlist-view.ts';

type InsteadProps = { coaches: readonly One[]; days: readonly One[]; boardings: readonly One[] };

const List = ({ title, list }: { title: string; list: readonly One[] }) => {
  const t = useText(waitlistText);
  if (list.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Stack as="ul" gap="s" className="num">
        {list.map(({ key, to, says, price, seatsLeft }) => (
          <li key={key}>
            <LocalLink className="link link-alone" to={to}>
              {says} · {price}
              {seatsLeft && ` · ${t.seatsLeft(seatsLeft)}`}
            </LocalLink>
          </li>
        ))}
      </Stack>
    </section>
  );
};

/** Lists what else has seats: the next coaches, the nearest days, the same coach from another stop. */
export const Instead = ({ coaches, days, boardings }: InsteadProps) => {
  const t = useText(waitlistText);
  const isEmpty = coaches.length + days.length + boardings.length === 0;
  return (
    <Stack as={Card}>
      <h2>{t.instead}</h2>
      {isEmpty && <p className="muted">{t.nothing}</p>}
      <List title={t.coaches} list={coaches} />
      <List title={t.boardings} list={boardings} />
      <List title={t.days} list={days} />
    </Stack>
  );
};
