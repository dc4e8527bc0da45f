import { formatPhone } from '@poth/domain/phone-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { profileText } from './profile-text.ts';
import type { ProfileView } from './profile-view.ts';
import styles from './profile.module.css';

/** Profile of an account as an admin sees it: nothing to change. */
export const ProfileSeen = ({ view }: { view: ProfileView }) => {
  const t = useText(profileText);
  const language = useLanguage();
  const facts = [
    [t.seen.name, view.name || t.nothing],
    [
      t.email,
      view.email ? `${view.email} · ${view.emailVerified ? t.confirmed : t.notConfirmed}` : t.nothing,
    ],
    [t.seen.phone, view.phone ? formatPhone(`+88${view.phone}`, language) : t.nothing],
  ];
  return (
    <>
      <Alert kind="notice">{t.ofSomebody}</Alert>
      <Card>
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt className="field-label">{name}</dt>
              <dd className="num">{fact}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
};
