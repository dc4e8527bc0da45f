import { Form, useNavigation, useRouteLoaderData } from 'react-router';
import type { FrameFacts } from '../shell/frame.tsx';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { withWayBack } from '../shell/way-back.ts';
import { Button } from '../ui/button.tsx';
import { SocialMark } from './social-mark.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

/** Signing in at somebody who knows the person already. page: the one whose action leads there. */
export const SocialButtons = ({ page, to }: { page: '/login' | '/sign-up'; to: string }) => {
  const t = useText(loginText).social;
  const language = useLanguage();
  const providers = useRouteLoaderData<FrameFacts>('root')?.identityProviders ?? [];
  const chosen = useNavigation().formData?.get('provider');
  return (
    <Form
      method="post"
      action={localPath(language, withWayBack(page, to))}
      replace
      className={styles.socialButtons}
    >
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
