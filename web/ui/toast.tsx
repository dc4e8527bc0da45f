import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

const shownForMs = 6_000;

/** Short success message over the page that disappears by itself; it stays while pointed at or focused. */
export const Toast = ({ closeLabel, children }: { closeLabel: string; children: ReactNode }) => {
  const [shown, setShown] = useState(true);
  const [held, setHeld] = useState(false);
  // A live region announces only later changes, not its first content: the words are inserted once more.
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setShown(false), shownForMs);
    return () => clearTimeout(timer);
  }, [held]);
  if (!shown) return null;
  return (
    <div
      className="toast on-dark no-print"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div key={String(said)}>{children}</div>
      <button type="button" className="btn btn-icon" aria-label={closeLabel} onClick={() => setShown(false)}>
        <Icon name="close" />
      </button>
    </div>
  );
};
