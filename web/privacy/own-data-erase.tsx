import { type ErasureHindrance, erasureHindrances, keptAfterErasure } from '@poth/domain/privacy/erasure.ts';
import { howLongText } from '@poth/domain/privacy/how-long.ts';
import { retention } from '@poth/domain/privacy/retention.ts';
import { SecuritySection } from '../identity/security-section.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { EraseForm } from './erase-form.tsx';
import { ownDataText } from './own-data-text.ts';
import styles from './own-data.module.css';

type OwnDataEraseProps = {
  hindrances: readonly ErasureHindrance[];
  answer: Refused<unknown> | undefined;
};

/** Section that says what an erasure removes and keeps and what prevents it, with the form for it. */
export const OwnDataErase = ({ hindrances, answer }: OwnDataEraseProps) => {
  const t = useText(ownDataText).erase;
  const language = useLanguage();
  return (
    <SecuritySection id="erase" title={t.title} about={t.about}>
      <p>{t.goes}</p>
      <h3>{t.stays}</h3>
      <ul className={styles.dots}>
        {keptAfterErasure.map((kind) => (
          <li key={kind}>
            {retention[kind].what[language]}{' '}
            <span className="muted">({howLongText(retention[kind])[language]})</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t.rule}</p>
      {hindrances.length > 0 ? (
        <Hindrances says={t.waits} hindrances={hindrances} />
      ) : (
        <EraseForm words={t} answer={answer} />
      )}
    </SecuritySection>
  );
};

/** Says why a person cannot be erased yet. */
export const Hindrances = ({
  says,
  hindrances,
}: {
  says: string;
  hindrances: readonly ErasureHindrance[];
}) => {
  const language = useLanguage();
  return (
    <Alert kind="notice">
      <p>{says}</p>
      <ul className={styles.dots}>
        {hindrances.map((hindrance) => (
          <li key={hindrance}>{erasureHindrances[hindrance][language]}</li>
        ))}
      </ul>
    </Alert>
  );
};
