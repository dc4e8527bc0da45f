import { Form, useNavigation } from 'react-router';
import type { DeviceView } from '@poth/domain/identity/staff-device.ts';
import { deviceName } from './device-name.ts';
import { withWayBack } from '../shell/way-back.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { deviceText } from './device-text.ts';
import styles from './account.module.css';

/** Names the device, and the letters by which the owner knows it. */
export const DeviceFacts = ({ device }: { device: DeviceView }) => {
  const t = useText(deviceText);
  return (
    <dl className={styles.deviceFacts}>
      <div>
        <dt>{t.device}</dt>
        <dd>{deviceName(device, useLanguage())}</dd>
      </div>
      {device.step === 'waiting' && (
        <div>
          <dt>{t.letters}</dt>
          <dd className={styles.deviceLetters} data-part="device-letters" lang="en">
            {device.code}
          </dd>
        </div>
      )}
    </dl>
  );
};

/** Looks once more whether the owner has let the device in. */
export const DeviceWaits = ({ to }: { to: string }) => (
  <ButtonLink to={withWayBack('/device', to)} reloadDocument>
    {useText(deviceText).waiting.look}
  </ButtonLink>
);

/** Asks the owner anew for a device that was shut, or whose PIN is forgotten. */
export const AskAgain = ({ label, look }: { label: string; look: 'go' | 'line' }) => {
  const busy = useNavigation().formData?.get('intent') === 'again';
  return (
    <Form method="post" replace className={styles.deviceAgain}>
      <Button type="submit" name="intent" value="again" look={look} busy={busy}>
        {label}
      </Button>
    </Form>
  );
};
