import { digits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { erasureHindrances } from '@poth/domain/privacy/erasure.ts';
import type { GuestData } from '@poth/domain/privacy/guest-data.ts';
import { EraseForm } from './erase-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { guestDataText } from './guest-data-text.ts';
import styles from './guest-data.module.css';

/** A guest who has proved a number: their file, and what erasing them does. */
export const GuestFound = ({
  guest,
  codeId,
  notSure,
}: {
  guest: GuestData;
  codeId: string;
  notSure: boolean;
}) => {
  const t = useText(guestDataText);
  const language = useLanguage();
  return (
    <>
      <Card className={styles.card} aria-labelledby="guest-found">
        <h2 id="guest-found" className="num">
          {t.found.title(formatPhone(guest.phone, language))}
        </h2>
        <p>{t.found.bookings(digits(guest.bookings, language))}</p>
        <p className="muted small">{t.found.minutes}</p>
        {guest.hasAccount && <Alert kind="notice">{t.found.hasAccount}</Alert>}
        <div className={styles.form}>
          {/* A file, not a page: the browser saves it and stays here. */}
          <a className="btn btn-green" href={`/guest-data/${codeId}/file`} download>
            {t.found.file}
          </a>
          <p className="muted small">{t.found.fileAbout}</p>
        </div>
      </Card>
      <Card className={styles.card} aria-labelledby="guest-erase">
        <h2 id="guest-erase">{t.erase.title}</h2>
        <p>{t.erase.goes}</p>
        {guest.hindrances.length > 0 ? (
          <Alert kind="notice">
            <p>{t.erase.waits}</p>
            <ul className={styles.waits}>
              {guest.hindrances.map((hindrance) => (
                <li key={hindrance}>{erasureHindrances[hindrance][language]}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          <EraseForm words={t.erase} notSure={notSure} className={styles.form}>
            <input type="hidden" name="codeId" value={codeId} />
          </EraseForm>
        )}
      </Card>
    </>
  );
};
