import { useEffect, useRef } from 'react';
import { useText } from '../text/texts.ts';
import { useOnline } from '../ui/use-online.ts';
import { siteText } from './text.ts';

/** Publishes the height of the strip at the bottom of the window to all sheets, as --foot. */
const keepFoot = (strip: HTMLElement): (() => void) => {
  const root = document.documentElement.style;
  const measured = new ResizeObserver(() => root.setProperty('--foot', `${strip.offsetHeight}px`));
  measured.observe(strip);
  return () => {
    measured.disconnect();
    root.removeProperty('--foot');
  };
};

/** Strip at the bottom of the window while the browser is offline; sticky elements stay above it. */
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
