import { problemText } from '@poth/domain/problem-text.ts';
import type { SettingFault } from '@poth/domain/settings-typed.ts';
import { useRef } from 'react';
import { redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/settings-page.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';
import { settingsView } from './settings-view.ts';
import { settingsText } from './text.ts';

export const meta = pageMeta(settingsText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return { groups: settingsView(await portal.settings.viewSettings(actor), languageOf(request)) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const key = String(form.get('key') ?? '');
  const typed = form.getAll('typed').map((field) => String(field).slice(0, 40));
  const seenVersion = Number(form.get('version')) || 0;
  try {
    await values.portal.settings.changeSetting(values.actor, { key, typed, seenVersion }).catch(notFoundPage);
    leaveNotice(values, 'saved');
    return redirect(`${localPath(languageOf(request), '/admin/settings')}#${key}`, 303);
  } catch (thrown) {
    return refuse(thrown, { key, typed });
  }
};

/** How the portal is set, for admins: each setting with what it means, and the form that changes it. */
export default function SettingsPage({ loaderData: { groups }, actionData }: Route.ComponentProps) {
  const t = useText(settingsText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const sending = useNavigation().formData?.get('key');
  const answer = actionData;
  const fault = faultsOf(answer?.problem).value as SettingFault | undefined;
  return (
    <Desk title={t.title} lead={t.lead}>
      <div ref={page} className={styles.groups}>
        {answer && !fault && <Alert>{problemText(answer.problem, language)}</Alert>}
        {groups.map(({ group, rows }) => (
          <section key={group} className="card" aria-labelledby={group}>
            <h2 id={group}>{t.groups[group]}</h2>
            <ul className={styles.list}>
              {rows.map((setting) => (
                <SettingRow
                  // After a success the form is a new one.
                  key={`${setting.key} ${setting.version}`}
                  setting={setting}
                  busy={sending === setting.key}
                  refused={
                    fault && answer?.typed.key === setting.key
                      ? { typed: answer.typed.typed, error: t.faults[fault] }
                      : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Desk>
  );
}
