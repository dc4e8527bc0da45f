import { useSyncExternalStore } from 'react';
import { useText } from '../text/texts.ts';
import { siteText } from './text.ts';

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A strip at the foot of the window while the browser has no network. */
export const OfflineNotice = () => {
  const t = useText(siteText);
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="offline-notice no-print" role="status">
      {!online && <p className="wrap">{t.offline}</p>}
    </div>
  );
};
