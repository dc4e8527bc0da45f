import type { Missing } from '@poth/domain/operator/application.ts';
import { useText } from '../text/texts.ts';
import { applicationText } from './provider-text.ts';
import styles from './provider.module.css';

/** Lists what an application still lacks; nothing where it is whole. */
export const ApplicationMissing = ({ missing }: { missing: readonly Missing[] }) => {
  const t = useText(applicationText).missing;
  if (missing.length === 0) return null;
  return (
    <>
      <h3>{t.title}</h3>
      <ul className={styles.missing}>
        {missing.map((what) => (
          <li key={what}>{t[what]}</li>
        ))}
      </ul>
    </>
  );
};
