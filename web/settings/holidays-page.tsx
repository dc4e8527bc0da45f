import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { Form } from 'react-router';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { FieldGrid, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/holidays-page.ts';
import { holidaysText } from './holidays-text.ts';

export const meta = pageMeta(holidaysText.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.settings.listHolidays(actor);
};

export const action = async (args: Route.ActionArgs) => {
  const { values, text, intent, goTo } = await readForm(args);
  const { portal, actor } = values;
  const typed = { date: text('date', 40), nameEn: text('nameEn', 200), nameBn: text('nameBn', 200) };
  try {
    if (intent === 'remove')
      await portal.settings.removeHoliday(actor, { date: typed.date }).catch(notFoundPage);
    else if (intent === 'fixed') await portal.settings.addFixedHolidays(actor);
    else await portal.settings.addHoliday(actor, typed);
    return goTo('/admin/holidays', 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Button that removes one holiday. */
const RemoveButton = ({ date, shown }: { date: DhakaDate; shown: string }) => {
  const t = useText(holidaysText);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="date" value={date} />
      <Button type="submit" name="intent" value="remove" look="line">
        {t.remove}
        <span className="visually-hidden">{t.ofDate(shown)}</span>
      </Button>
    </Form>
  );
};

/** Page of the public holidays, which are no business days, for admins. */
export default function HolidaysPage({
  loaderData: { holidays, missing },
  actionData,
}: Route.ComponentProps) {
  const t = useText(holidaysText);
  const language = useLanguage();
  const { date, name, remove } = t.columns;
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack gap="l">
        <Section title={t.add}>
          <p className="small muted">{t.byTheMoon}</p>
          <ActionForm intent="add" answer={actionData} says={t.faults} isStacked>
            <FieldGrid>
              <TextField name="date" label={t.date} type="date" />
              <TextField name="nameEn" label={t.nameEn} lang="en" />
              <TextField name="nameBn" label={t.nameBn} lang="bn" />
            </FieldGrid>
            <p className="small muted">{t.effect}</p>
            <SubmitButton look="green">{t.save}</SubmitButton>
          </ActionForm>
        </Section>
        <Section title={t.list}>
          <DataTable
            rows={holidays}
            rowKey={(row) => row.date}
            none={t.none}
            columns={[
              { head: date, kind: 'num', cell: (row) => formatDate(row.date, language, 'long') },
              {
                head: name,
                cell: (row) => (
                  <>
                    <span lang="en">{row.name.en}</span> · <span lang="bn">{row.name.bn}</span>
                  </>
                ),
              },
              {
                head: remove,
                isHeadHidden: true,
                cell: (row) => (
                  <RemoveButton date={row.date} shown={formatDate(row.date, language, 'long')} />
                ),
              },
            ]}
          />
        </Section>
        {missing.length > 0 && (
          <Section title={t.fixed}>
            <p>
              {missing
                .map((day) => `${formatDate(day.date, language, 'long')} (${day.name[language]})`)
                .join(' · ')}
            </p>
            <Form method="post" preventScrollReset>
              <Button type="submit" name="intent" value="fixed" look="line">
                {t.addFixed}
              </Button>
            </Form>
          </Section>
        )}
      </Stack>
    </Desk>
  );
}
