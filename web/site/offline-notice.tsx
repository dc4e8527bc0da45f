import { useText } from '../text/texts.ts';
import { useOnline } from '../ui/use-online.ts';
import { siteText } from './text.ts';

/** A strip at the foot of the window while the browser has no network. */
export const OfflineNotice = () => {
  const t = useText(siteText);
  const online = useOnline();
  return (
    <div className="offline-notice no-print" role="status">
      {!online && <p className="wrap">{t.offline}</p>}
    </div>
  );
};
