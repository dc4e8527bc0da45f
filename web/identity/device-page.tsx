import { useRef } from 'react';
import { redirect, replace } from 'react-router';
import { requestContext } from '#ctx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
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
import { LoginProblem } from './login-problem.tsx';
import styles from './account.module.css';

export const meta = pageMeta(deviceText.title);

/** Where an open desk leads: the page that was asked for, else the company's trips. */
const deskOf = (request: Request): string =>
  new URL(request.url).searchParams.has('to') ? wayBackOf(request) : localPath(languageOf(request), '/buses');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, browser } = context.get(requestContext);
  const device = await portal.identity.viewDevice(actor, browser).catch(notFoundPage);
  const { step } = device;
  if (step === 'open') throw replace(deskOf(request), 303);
  return { device: { ...device, step }, to: wayBackOf(request) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { portal, actor, browser } = context.get(requestContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
  try {
    if (form.get('intent') === 'again') {
      await portal.identity.askDeviceAgain(actor, browser);
      return redirect(localPath(languageOf(request), withWayBack('/device', wayBackOf(request))), 303);
    }
    if (form.get('intent') === 'choose')
      await portal.identity.choosePin(actor, { pin: text('pin'), again: text('again') }, browser);
    else await portal.identity.enterPin(actor, { pin: text('pin') }, browser);
    return replace(deskOf(request), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

const wordsOf = { waiting: 'waiting', shut: 'shut', 'choose-pin': 'choose', 'enter-pin': 'enter' } as const;

/** Where a staff member's browser waits to be let in by the owner, and where its PIN opens the desk. */
export default function DevicePage({ loaderData: { device, to }, actionData }: Route.ComponentProps) {
  const t = useText(deviceText);
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const problem = actionData?.problem;
  const { heading, lead } = t[wordsOf[device.step]];
  return (
    <LoginFrame ref={page} heading={heading} lead={lead}>
      <DeviceFacts device={device} />
      {device.step === 'choose-pin' && <ChoosePin problem={problem} />}
      {device.step === 'enter-pin' && <EnterPin problem={problem} />}
      {device.step === 'waiting' && <DeviceWaits to={to} />}
      {device.step === 'shut' && <AskAgain label={t.shut.again} look="go" />}
      {(device.step === 'waiting' || device.step === 'shut') && <LoginProblem problem={problem} />}
      <LocalLink className={`link ${styles.deviceLeave}`} to="/sign-out">
        {t.signOut}
      </LocalLink>
    </LoginFrame>
  );
}
