import { Card } from '../ui/card.tsx';
import type { SightView } from './progress-lines.ts';

type CoachProgressProps = { lines: readonly string[]; map: SightView['map'] | null };

/** How far the coach has come, in a few lines, with where it was seen; nothing where nobody has marked or shared anything. */
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
