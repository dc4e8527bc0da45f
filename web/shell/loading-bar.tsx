import { useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { siteText } from './text.ts';

/** Line along the top while the next page is loading. */
export const LoadingBar = () => {
  const t = useText(siteText);
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="loading-bar no-print" role="status" data-busy={busy}>
      {busy && <span className="visually-hidden">{t.loading}</span>}
    </div>
  );
};
