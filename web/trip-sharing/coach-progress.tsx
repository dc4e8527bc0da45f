import { Card } from '../ui/card.tsx';
import type { SightView } from './progress-lines.ts';

type CoachProgressProps = { lines: readonly string[]; map: SightView['map'] | null };

/** Progress of the coach in a few lines, with a link to its last position; nothing without any mark or position. */
export const CoachProgress = ({ lines, map }: CoachProgressProps) =>
  lines.length > 0 && (
    <Card>
      {lines.map((line) => (
        <p key={line} className="num">
          {line}
        </p>
      ))}
      {map && (
        <a className="link" href={map.href} target="_blank" rel="noreferrer">
          {map.label}
        </a>
      )}
    </Card>
  );
