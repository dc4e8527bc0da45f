import { digits } from '@poth/domain/language.ts';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { ownDataText } from './own-data-text.ts';
import { SecuritySection } from '../identity/security-section.tsx';
import styles from './own-data.module.css';
import security from '../identity/security.module.css';

/** The file of what is kept: asked for, and once the person is proved, there to be saved. */
export const OwnDataFile = ({ bookings, isReady }: { bookings: number; isReady: boolean }) => {
  const t = useText(ownDataText).takeOut;
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'take-out';
  return (
    <SecuritySection id="take-out" title={t.title} about={t.about}>
      <p className={security.now}>{t.now(digits(bookings, language))}</p>
      {isReady ? (
        // A file, not a page: the browser saves it and stays here.
        <a className={`btn btn-green ${styles.ownDataGo}`} href="/your-data/file" download>
          {t.ready}
        </a>
      ) : (
        <Form method="post" className={security.form} preventScrollReset>
          <p className="small muted">{t.asks}</p>
          <Button type="submit" name="intent" value="take-out" look="green" busy={busy}>
            {t.ask}
          </Button>
        </Form>
      )}
    </SecuritySection>
  );
};
