import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
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
      <Form method="post" preventScrollReset className={styles.deviceActions}>
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
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className={styles.heading}>
        {t.title}
      </h2>
      <p className="muted small">{devices.length > 0 ? t.about : t.none}</p>
      {devices.length > 0 && (
        <DataTable
          className={styles.deviceTable}
          rows={devices}
          rowKey={(device) => device.deviceId}
          columns={[
            { head: t.who, cell: (device) => <b>{device.name}</b> },
            {
              head: t.device,
              cell: (device) => (
                <>
                  {device.device}
                  <div className="muted small">{device.isIn ? t.isIn : t.waits(device.code)}</div>
                </>
              ),
            },
            { head: t.asked, kind: 'num', cell: (device) => device.asked },
            { head: t.used, kind: 'num', cell: (device) => device.used ?? t.never },
            { head: columns.change, cell: (device) => <DeviceSteps device={device} /> },
          ]}
        />
      )}
    </section>
  );
};
