import type { DeviceView } from '@poth/domain/identity/staff-device.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { withWayBack } from '../shell/way-back.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { deviceName } from './device-name.ts';
import { deviceText } from './device-text.ts';
import styles from './account.module.css';

/** Shows the device, and the letters by which the owner knows it. */
export const DeviceFacts = ({ device }: { device: DeviceView }) => {
  const t = useText(deviceText);
  const letters = device.step === 'waiting' && (
    <span className={styles.letters} data-part="device-letters" lang="en">
      {device.code}
    </span>
  );
  const facts = [
    [t.device, deviceName(device, useLanguage())],
    [t.letters, letters],
  ] as const;
  return <Facts look="grid" facts={facts} className={styles.device} />;
};

/** Looks once more whether the owner has let the device in. */
export const DeviceWaits = ({ to }: { to: string }) => (
  <ButtonLink to={withWayBack('/device', to)} reloadDocument>
    {useText(deviceText).waiting.look}
  </ButtonLink>
);

type AskAgainProps = { label: string; look: 'go' | 'line'; answer?: Refused<object> | undefined };

/** Asks the owner again for a device that was shut, or whose PIN is forgotten. */
export const AskAgain = ({ label, look, answer }: AskAgainProps) => (
  <ActionForm intent="again" replace answer={answer}>
    <SubmitButton look={look}>{label}</SubmitButton>
  </ActionForm>
);
