import { Card } from '../ui/card.tsx';

/** How far the coach has come, in a few lines; nothing where nobody has marked anything. */
export const CoachProgress = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <Card>
      {lines.map((line) => (
        <p key={line} className="num">
          {line}
        </p>
      ))}
    </Card>
  );
