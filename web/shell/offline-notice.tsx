import { useEffect, useRef } from 'react';
import { useText } from '../text/texts.ts';
import { useOnline } from '../ui/use-online.ts';
import { siteText } from './text.ts';

/** Writes the height of what lies over the foot of the window where every sheet reads it: --foot. */
const keepFoot = (strip: HTMLElement): (() => void) => {
  const root = document.documentElement.style;
  const measured = new ResizeObserver(() => root.setProperty('--foot', `${strip.offsetHeight}px`));
  measured.observe(strip);
  return () => {
    measured.disconnect();
    root.removeProperty('--foot');
  };
};

/** A strip at the foot of the window while the browser has no network; what sticks to the foot stands above it. */
export const OfflineNotice = () => {
  const t = useText(siteText);
  const online = useOnline();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => (strip.current ? keepFoot(strip.current) : undefined), []);
  return (
    <div ref={strip} className="offline-notice no-print" role="status">
      {!online && <p className="wrap">{t.offline}</p>}
    </div>
  );
};
