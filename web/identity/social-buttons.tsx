import { Form, useNavigation, useRouteLoaderData } from 'react-router';
import type { FrameFacts } from '../shell/frame.tsx';
import { withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { SocialMark } from './social-mark.tsx';
import { loginText } from './text.ts';
import { wideForm } from '../ui/layout.tsx';
import styles from './account.module.css';

/** Buttons for signing in through identity providers. page: the one whose action leads there. */
export const SocialButtons = ({ page, to }: { page: '/login' | '/sign-up'; to: string }) => {
  const t = useText(loginText).social;
  const action = localPath(useLanguage(), withWayBack(page, to));
  const providers = useRouteLoaderData<FrameFacts>('root')?.identityProviders ?? [];
  const chosen = useNavigation().formData?.get('provider');
  return (
    <Form method="post" action={action} replace className={`${wideForm} ${styles.otherWays}`}>
      <input type="hidden" name="intent" value="social" />
      {providers.map((provider) => (
        <Button
          key={provider}
          type="submit"
          name="provider"
          value={provider}
          look="line"
          busy={chosen === provider}
        >
          <SocialMark of={provider} />
          {t[provider]}
        </Button>
      ))}
    </Form>
  );
};
