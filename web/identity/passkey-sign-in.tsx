import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoginProblem } from './login-problem.tsx';
import { askPasskey } from './passkey-ask.ts';
import { useCanPasskey, useCeremony } from './passkey-browser.ts';
import { securityText } from './security-text.ts';

/** Logs in with a passkey; shown only in browsers that can. to: page to open then, with the prefix of its language. */
export const PasskeySignIn = ({ to }: { to: string }) => {
  const t = useText(securityText).passkeys;
  const can = useCanPasskey();
  const { busy, failure, begin } = useCeremony(
    async () => {
      const optionsJSON = await askPasskey<PublicKeyCredentialRequestOptionsJSON>({ step: 'ask' });
      const { startAuthentication } = await import('@simplewebauthn/browser');
      await askPasskey({ step: 'sign-in', proof: await startAuthentication({ optionsJSON }) });
      // Loads the whole page anew: everything on it may look different to somebody who is signed in.
      window.location.replace(to);
      await new Promise(() => {});
    },
    { code: 'sign-in-failed', fields: {} },
  );
  if (!can) return null;
  return (
    <>
      <Button type="button" look="line" busy={busy} onClick={begin}>
        <Icon name="shield" size={24} />
        {busy ? t.signingIn : t.signIn}
      </Button>
      <LoginProblem
        problem={failure && 'problem' in failure ? failure.problem : undefined}
        unreached={failure !== undefined && 'unreached' in failure}
      />
    </>
  );
};
