import { useText } from '../text/texts.ts';
import { seatingText } from './text.ts';

const shown = ['available', 'sold', 'selected', 'held'] as const;

/** What the seats of a map look like. */
export const Legend = () => {
  const t = useText(seatingText);
  return (
    <ul className="seat-legend" aria-label={t.legend}>
      {shown.map((view) => (
        <li key={view}>
          <i data-view={view} aria-hidden="true" />
          {t.views[view]}
        </li>
      ))}
    </ul>
  );
};
