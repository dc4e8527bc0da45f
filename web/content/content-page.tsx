import { isContentPart } from '@poth/domain/content/content.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Route } from './+types/content-page.ts';
import { contentView, type PartView, rowsOf } from './content-view.ts';
import { PartForm } from './part-form.tsx';
import { readPart } from './read-parts.ts';
import { contentText } from './text.ts';

export const meta = pageMeta(contentText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const viewed = await portal.content.viewContent(actor);
  return { parts: contentView(viewed, languageOf(request)), operators: viewed.operators };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, text, goTo } = await readForm(args);
  const part = text('part');
  const content = isContentPart(part) ? readPart(part, form) : [];
  const seenVersion = Number(text('version')) || 0;
  try {
    await values.portal.content
      .changeContent(values.actor, { part, content, seenVersion })
      .catch(notFoundPage);
    return goTo(`/admin/content#${part}`, 'saved');
  } catch (thrown) {
    return refuse(thrown, { part, content, seenVersion });
  }
};

/** Key of a part's form: saving the part draws its rows from the new version. */
const keyOf = ({ part, version }: PartView): string => `${part} ${version}`;

/** Page on which admins write the home page and the company's facts, part by part. */
export default function ContentPage({ loaderData: { parts, operators }, actionData }: Route.ComponentProps) {
  const t = useText(contentText);
  const language = useLanguage();
  const page = useFirstError<HTMLDivElement>(actionData);
  const typed = actionData?.typed;
  return (
    <Desk
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink to="/" look="line">
          {t.see}
        </ButtonLink>
      }
    >
      <Stack ref={page} gap="l">
        {parts.map((view) => {
          if (typed?.part !== view.part)
            return <PartForm key={keyOf(view)} view={view} saved={undefined} problem={undefined} />;
          // A form with faults keeps its version, so that it cannot overwrite what another admin has saved meanwhile. One
          // that came too late gets the present version, beside what is saved in it.
          const isLate = actionData?.problem.code === 'already-decided';
          const rows = rowsOf(view.part, typed.content, operators, language);
          const shown = { ...view, rows, version: isLate ? view.version : typed.seenVersion };
          return (
            <PartForm
              key={keyOf(shown)}
              view={shown}
              saved={isLate ? view.rows : undefined}
              problem={actionData?.problem}
            />
          );
        })}
      </Stack>
    </Desk>
  );
}
