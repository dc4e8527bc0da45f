import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/device-page.ts';
import { ChoosePin, EnterPin } from './device-pin.tsx';
import { deviceText } from './device-text.ts';
import { AskAgain, DeviceFacts, DeviceWaits } from './device-waits.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './account.module.css';

export const meta = pageMeta(deviceText.title);

/** Returns the page that an open desk leads to: the one that was asked for, else the company's trips. */
const deskOf = (request: Request): string =>
  new URL(request.url).searchParams.has('to') ? wayBackOf(request) : localPath(languageOf(request), '/buses');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, browser } = context.get(requestContext);
  const device = await portal.identity.viewDevice(actor, browser).catch(notFoundPage);
  const { step } = device;
  if (step === 'open') throw replace(deskOf(request), 303);
  return { device: { ...device, step }, to: wayBackOf(request) };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goTo } = await readForm(args);
  const { portal, actor, browser } = values;
  const pin = text('pin', 40);
  try {
    if (intent === 'again') {
      await portal.identity.askDeviceAgain(actor, browser);
      return goTo(withWayBack('/device', wayBackOf(args.request)));
    }
    if (intent === 'choose')
      await portal.identity.choosePin(actor, { pin, again: text('again', 40) }, browser);
    else await portal.identity.enterPin(actor, { pin }, browser);
    return replace(deskOf(args.request), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

const wordsOf = { waiting: 'waiting', shut: 'shut', 'choose-pin': 'choose', 'enter-pin': 'enter' } as const;

/** Page on which a staff member's browser waits to be let in by the owner, and its PIN opens the desk. */
export default function DevicePage({ loaderData: { device, to }, actionData }: Route.ComponentProps) {
  const t = useText(deviceText);
  const { heading, lead } = t[wordsOf[device.step]];
  return (
    <LoginFrame heading={heading} lead={lead}>
      <DeviceFacts device={device} />
      {device.step === 'choose-pin' && <ChoosePin answer={actionData} />}
      {device.step === 'enter-pin' && <EnterPin answer={actionData} />}
      {device.step === 'waiting' && <DeviceWaits to={to} />}
      {device.step === 'shut' && <AskAgain label={t.shut.again} look="go" answer={actionData} />}
      <p className={styles.leave}>
        <LocalLink className="link link-alone" to="/sign-out">
          {t.signOut}
        </LocalLink>
      </p>
    </LoginFrame>
  );
}
