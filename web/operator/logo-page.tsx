import { imageLimits } from '@poth/domain/fleet/picture.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, type Refused, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/logo-page.ts';
import { acceptedPictures, imageOf, pictureFaultText } from '../shell/picture-file.ts';
import { logoText } from './logo-text.ts';
import { OperatorMark } from './operator-mark.tsx';
import styles from './operator.module.css';
import providerStyles from './provider.module.css';

export const meta = pageMeta(logoText.title, logoText.lead);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.operator.ownLogo(actor);
};

const refusal = (fault: string): Refused<null> => ({
  problem: { code: 'invalid-input', fields: { faults: { image: fault } } },
  typed: null,
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const file = imageOf(form);
  const removes = form.get('intent') === 'remove';
  if (!removes && !file) return data(refusal('image-missing'), { status: 422 });
  try {
    const content = removes || !file ? null : new Uint8Array(await file.arrayBuffer());
    await values.portal.operator.changeLogo(values.actor, content);
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/bus-provider/logo'), 303);
  } catch (thrown) {
    return refuse(thrown, null);
  }
};

/** A picture that is too large is refused before a phone has sent it. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const file = imageOf(await request.clone().formData());
  return (file?.size ?? 0) <= imageLimits.bytes ? serverAction() : refusal('image-large');
};

/** The logo of the owner's company: what is shown now, and a picture in its place. */
export default function LogoPage({ loaderData: logo, actionData }: Route.ComponentProps) {
  const t = useText(logoText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, actionData);
  const intent = useNavigation().formData?.get('intent');
  const problem = actionData?.problem;
  const fault = faultsOf(problem).image;
  const wrong = fault === 'image-missing' ? t.missing : pictureFaultText(fault, language);
  return (
    <Desk title={t.title} lead={t.lead}>
      <Card className={providerStyles.card}>
        <h2>{t.now}</h2>
        <p className={styles.now}>
          <OperatorMark {...logo} /> <b>{logo.name[language]}</b>
        </p>
        {!logo.logoId && <p className="small muted">{t.letters}</p>}
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          className={providerStyles.fields}
        >
          {problem && !fault && <Alert>{problemText(problem, language)}</Alert>}
          <TextField
            label={t.image}
            hint={t.hint}
            error={wrong}
            type="file"
            name="image"
            accept={acceptedPictures}
          />
          <div className={providerStyles.ways}>
            <Button type="submit" name="intent" value="save" busy={intent === 'save'}>
              {intent === 'save' ? t.saving : t.save}
            </Button>
            {logo.logoId && (
              <Button type="submit" name="intent" value="remove" look="line" busy={intent === 'remove'}>
                {t.remove}
              </Button>
            )}
          </div>
        </Form>
      </Card>
    </Desk>
  );
}
