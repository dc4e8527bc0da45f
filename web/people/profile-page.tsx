import { data } from 'react-router';
import { requestContext } from '#ctx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { accountNumberStep } from '../identity/number-account.ts';
import { statusOf, wantsProof } from '../identity/number-step.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Columns } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/profile-page.ts';
import { ProfileForm, type ProfileTyped } from './profile-form.tsx';
import styles from './profile.module.css';
import { ProfileSeen } from './profile-seen.tsx';
import { profileText } from './profile-text.ts';
import { type ProfileView, profileView } from './profile-view.ts';

export const meta = pageMeta(profileText.title);

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const profile = await portal.people.viewProfile(actor, params.email).catch(notFoundPage);
  return profileView(profile, actor.account?.membership ?? null);
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, fields, language, goTo } = await readForm(args);
  const { portal, actor } = values;
  const { email } = args.params;
  const typed: ProfileTyped = fields(['name', 'phone']);
  const change = { profile: email, ...typed };
  const here = `/profile/${encodeURIComponent(email)}`;
  const prove = async (nameSaved: boolean) => {
    const proof = await accountNumberStep(values, form, language);
    if (proof) return data({ typed, problem: undefined, proof, nameSaved }, { status: statusOf(proof) });
    return goTo(here, 'phone-changed');
  };
  try {
    if (wantsProof(form)) return await prove(false);
    const { nameChanged, phoneToProve } = await portal.people
      .updateProfile(actor, change)
      .catch(notFoundPage);
    // The name is saved at once, whatever becomes of the number.
    if (phoneToProve) return await prove(nameChanged);
    return goTo(here, 'profile-updated');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

const ways: readonly ['tickets' | 'passengers' | 'security' | 'data' | 'company', string, IconName][] = [
  ['tickets', '/tickets', 'seat'],
  ['passengers', '/passengers', 'user'],
  ['security', '/security', 'shield'],
  ['data', '/your-data', 'user'],
  ['company', '/bus-provider', 'pin'],
];

/** Links to what else belongs to the account. */
const Ways = ({ company }: Pick<ProfileView, 'company'>) => {
  const t = useText(profileText).ways;
  const wordsOf = (way: (typeof ways)[number][0]) =>
    way === 'company' && company === 'to-register' ? 'register' : way;
  return (
    <nav className={styles.ways} aria-label={t.label}>
      <ul>
        {ways
          .filter(([way]) => way !== 'company' || company !== null)
          .map(([way, to, icon]) => (
            <li key={way}>
              <LocalLink className="tile" to={to}>
                <Icon name={icon} />
                <span>
                  <b>{t[wordsOf(way)].name}</b>
                  <span className="small muted">{t[wordsOf(way)].text}</span>
                </span>
                <Icon name="arrow" size={18} />
              </LocalLink>
            </li>
          ))}
      </ul>
    </nav>
  );
};

/** Page of the profile of the person who is signed in; an admin may look at another's. */
export default function ProfilePage({ loaderData: view, actionData }: Route.ComponentProps) {
  const t = useText(profileText);
  return (
    <Page width="medium">
      <h1>{t.title}</h1>
      {view.isMine ? (
        <Columns>
          <Card>
            <ProfileForm key={`${view.name} ${view.phone}`} view={view} answer={actionData} />
          </Card>
          <Ways company={view.company} />
        </Columns>
      ) : (
        <ProfileSeen view={view} />
      )}
    </Page>
  );
}
