import { type ErasureHindrance, erasureHindrances, keptAfterErasure } from '@poth/domain/privacy/erasure.ts';
import { howLongText } from '@poth/domain/privacy/how-long.ts';
import { retention } from '@poth/domain/privacy/retention.ts';
import { EraseForm } from './erase-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ownDataText } from './own-data-text.ts';
import { SecuritySection } from '../identity/security-section.tsx';
import styles from './own-data.module.css';
import security from '../identity/security.module.css';

type OwnDataEraseProps = { hindrances: readonly ErasureHindrance[]; notSure: boolean };

/** Says what goes and what stays when a person is erased and what is in the way, and has the button. */
export const OwnDataErase = ({ hindrances, notSure }: OwnDataEraseProps) => {
  const t = useText(ownDataText).erase;
  const language = useLanguage();
  return (
    <SecuritySection id="erase" title={t.title} about={t.about}>
      <p>{t.goes}</p>
      <h3>{t.stays}</h3>
      <ul className={styles.ownDataStays}>
        {keptAfterErasure.map((kind) => (
          <li key={kind}>
            {retention[kind].what[language]}{' '}
            <span className="muted">({howLongText(retention[kind])[language]})</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t.rule}</p>
      {hindrances.length > 0 ? (
        <Alert kind="notice">
          <p>{t.waits}</p>
          <ul className={styles.ownDataStays}>
            {hindrances.map((hindrance) => (
              <li key={hindrance}>{erasureHindrances[hindrance][language]}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <EraseForm words={t} notSure={notSure} className={security.form} />
      )}
    </SecuritySection>
  );
};
