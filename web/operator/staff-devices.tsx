import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { staffText } from './staff-text.ts';
import type { StaffView } from './staff-view.ts';
import styles from './staff.module.css';

type Device = StaffView['devices'][number];

const DeviceSteps = ({ device: { deviceId, code, isIn, name } }: { device: Device }) => {
  const { devices: t, ofWhom } = useText(staffText);
  const sent = useNavigation().formData;
  const busy = (intent: string) => sent?.get('intent') === intent && sent.get('deviceId') === deviceId;
  const whom = <span className="visually-hidden">{ofWhom(name)}</span>;
  return (
    <AskFirst key={String(isIn)} label={isIn ? t.takeBack.label : t.letIn.label}>
      <p className="small">{isIn ? t.takeBack.says : t.letIn.says(code)}</p>
      <Form method="post" preventScrollReset className="desk-actions">
        <input type="hidden" name="deviceId" value={deviceId} />
        <input type="hidden" name="code" value={code} />
        {isIn ? (
          <Button type="submit" name="intent" value="take-back" look="danger" busy={busy('take-back')}>
            {t.takeBack.go}
            {whom}
          </Button>
        ) : (
          <>
            <Button type="submit" name="intent" value="let-in" look="green" busy={busy('let-in')}>
              {t.letIn.go}
              {whom}
            </Button>
            <Button type="submit" name="intent" value="refuse" look="line" busy={busy('refuse')}>
              {t.letIn.refuse}
              {whom}
            </Button>
          </>
        )}
      </Form>
    </AskFirst>
  );
};

/** The browsers of the staff that wait to be let in, and those that are. */
export const StaffDevices = ({ devices }: { devices: StaffView['devices'] }) => {
  const { devices: t, columns } = useText(staffText);
  const heads = [t.who, t.device, t.asked, t.used, columns.change];
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className={styles.heading}>
        {t.title}
      </h2>
      <p className="muted small">{devices.length > 0 ? t.about : t.none}</p>
      {devices.length > 0 && (
        <table className={`desk-table ${styles.deviceTable}`}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {devices.map((device) => (
              <tr key={device.deviceId}>
                <td data-label={t.who}>
                  <b>{device.name}</b>
                </td>
                <td data-label={t.device}>
                  <div>
                    {device.device}
                    <div className="muted small">{device.isIn ? t.isIn : t.waits(device.code)}</div>
                  </div>
                </td>
                <td data-label={t.asked} className="num">
                  {device.asked}
                </td>
                <td data-label={t.used} className="num">
                  {device.used ?? t.never}
                </td>
                <td data-label={columns.change}>
                  <DeviceSteps device={device} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
