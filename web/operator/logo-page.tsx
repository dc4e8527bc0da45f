import { imageLimits } from '@poth/domain/fleet/picture.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { type Refused, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/logo-page.ts';
import { acceptedPictures, imageOf, pictureFaultText } from '../shell/picture-file.ts';
import { logoText } from './logo-text.ts';
import { OperatorMark } from './operator-mark.tsx';

export const meta = pageMeta(logoText.title, logoText.lead);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.operator.ownLogo(actor);
};

const refusal = (fault: string): Refused<null> => ({
  problem: { code: 'invalid-input', fields: { faults: { image: fault } } },
  typed: null,
});

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, goTo } = await readForm(args);
  const file = imageOf(form);
  const removes = intent === 'remove';
  if (!removes && !file) return data(refusal('image-missing'), { status: 422 });
  try {
    const content = removes || !file ? null : new Uint8Array(await file.arrayBuffer());
    await values.portal.operator.changeLogo(values.actor, content);
    return goTo('/bus-provider/logo', 'saved');
  } catch (thrown) {
    return refuse(thrown, null);
  }
};

/** Refuses a picture that is too large before a phone has sent it. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const file = imageOf(await request.clone().formData());
  return (file?.size ?? 0) <= imageLimits.bytes ? serverAction() : refusal('image-large');
};

/** Page of the logo of the owner's company: the present one, and a form to replace it. */
export default function LogoPage({ loaderData: logo, actionData }: Route.ComponentProps) {
  const t = useText(logoText);
  const language = useLanguage();
  return (
    <Desk title={t.title} lead={t.lead}>
      <Section title={t.now}>
        <Row>
          <OperatorMark {...logo} /> <b>{logo.name[language]}</b>
        </Row>
        {!logo.logoId && <p className="small muted">{t.letters}</p>}
        <ActionForm
          encType="multipart/form-data"
          answer={actionData}
          says={(fault) => (fault === 'image-missing' ? t.missing : pictureFaultText(fault, language))}
          isStacked
        >
          <TextField label={t.image} hint={t.hint} type="file" name="image" accept={acceptedPictures} />
          <Row>
            <SubmitButton intent="save" isNamed>
              {t.save}
            </SubmitButton>
            {logo.logoId && (
              <SubmitButton intent="remove" isNamed look="line">
                {t.remove}
              </SubmitButton>
            )}
          </Row>
        </ActionForm>
      </Section>
    </Desk>
  );
}
