import { useText } from '../text/texts.ts';
import type { SeatChanges } from './seat-changes.ts';
import { seatingText } from './text.ts';

const kinds = ['gained', 'lost', 'takenByOthers', 'freedByOthers'] as const;

/** Tells screen readers what has just happened on the map, politely. */
export const SeatNews = ({ changes }: { changes: SeatChanges | null }) => {
  const t = useText(seatingText).changes;
  const sentences = changes
    ? kinds.filter((kind) => changes[kind].length > 0).map((kind) => t[kind](changes[kind].join(', ')))
    : [];
  return (
    <p className="visually-hidden" role="status">
      {sentences.join(' ')}
    </p>
  );
};
