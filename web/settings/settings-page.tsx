import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
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

export const action = async (args: Route.ActionArgs) => {
  const { values, form, text, goTo } = await readForm(args);
  const key = text('key');
  const typed = form.getAll('typed').map((field) => String(field).slice(0, 40));
  const seenVersion = Number(text('version')) || 0;
  try {
    await values.portal.settings.changeSetting(values.actor, { key, typed, seenVersion }).catch(notFoundPage);
    return goTo(`/admin/settings#${key}`, 'saved');
  } catch (thrown) {
    return refuse(thrown, { key, typed });
  }
};

/** Page of the portal's settings, for admins: each setting with what it means, and the form that changes it. */
export default function SettingsPage({ loaderData: { groups }, actionData }: Route.ComponentProps) {
  const t = useText(settingsText);
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack gap="l">
        {groups.map(({ group, rows }) => (
          <Section key={group} title={t.groups[group]}>
            <ul className={styles.list}>
              {rows.map((setting) => (
                <SettingRow
                  // The version in the key makes a new form after a success.
                  key={`${setting.key} ${setting.version}`}
                  setting={setting}
                  answer={actionData?.typed.key === setting.key ? actionData : undefined}
                />
              ))}
            </ul>
          </Section>
        ))}
      </Stack>
    </Desk>
  );
}
