import { digits } from '@poth/domain/language.ts';
import { SecuritySection } from '../identity/security-section.tsx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import { ownDataText } from './own-data-text.ts';
import styles from './own-data.module.css';

/** Section of the file of stored data: it is requested first, and can be saved once the person has proved identity. */
export const OwnDataFile = ({ bookings, isReady }: { bookings: number; isReady: boolean }) => {
  const t = useText(ownDataText).takeOut;
  const language = useLanguage();
  return (
    <SecuritySection id="take-out" title={t.title} about={t.about}>
      <p className={styles.now}>{t.now(digits(bookings, language))}</p>
      {isReady ? (
        // A file, not a page: the browser saves it and stays here.
        <Row>
          <a className="btn btn-green" href="/your-data/file" download>
            {t.ready}
          </a>
        </Row>
      ) : (
        <ActionForm intent="take-out" isStacked>
          <p className="small muted">{t.asks}</p>
          <SubmitButton look="green">{t.ask}</SubmitButton>
        </ActionForm>
      )}
    </SecuritySection>
  );
};
