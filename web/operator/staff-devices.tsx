import type { StaffDevice } from '@poth/domain/identity/staff-device.ts';
import { deviceName } from '../identity/device-name.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { staffText } from './staff-text.ts';
import styles from './staff.module.css';

const DeviceSteps = ({ device: { deviceId, code, letInAt, name } }: { device: StaffDevice }) => {
  const { devices: t, ofWhom } = useText(staffText);
  const isIn = letInAt !== null;
  const { label, says } = isIn ? { ...t.takeBack } : { ...t.letIn, says: t.letIn.says(code) };
  return (
    <ConfirmForm key={String(isIn)} label={label} effect={says} hiddenFields={{ deviceId, code }}>
      {isIn ? (
        <SubmitButton intent="take-back" isNamed look="danger" of={ofWhom(name)}>
          {t.takeBack.go}
        </SubmitButton>
      ) : (
        <Row>
          <SubmitButton intent="let-in" isNamed look="green" of={ofWhom(name)}>
            {t.letIn.go}
          </SubmitButton>
          <SubmitButton intent="refuse" isNamed look="line" of={ofWhom(name)}>
            {t.letIn.refuse}
          </SubmitButton>
        </Row>
      )}
    </ConfirmForm>
  );
};

/** Lists of the staff's browsers: those that wait to be let in, and those that are. */
export const StaffDevices = ({ devices }: { devices: readonly StaffDevice[] }) => {
  const { devices: t, columns } = useText(staffText);
  const language = useLanguage();
  return (
    <Section title={t.title} look="plain">
      <p className="muted small">{devices.length > 0 ? t.about : t.none}</p>
      {devices.length > 0 && (
        <DataTable
          className={styles.words}
          rows={devices}
          rowKey={({ deviceId }) => deviceId}
          columns={[
            { head: t.who, cell: ({ name }) => <b>{name}</b> },
            {
              head: t.device,
              cell: ({ letInAt, code, ...device }) => (
                <>
                  {deviceName(device, language)}
                  <div className="muted small">{letInAt ? t.isIn : t.waits(code)}</div>
                </>
              ),
            },
            { head: t.asked, kind: 'num', cell: ({ askedAt }) => momentText(askedAt, language, 'year') },
            {
              head: t.used,
              kind: 'num',
              cell: ({ usedAt }) => (usedAt ? momentText(usedAt, language, 'year') : t.never),
            },
            { head: columns.change, isWide: true, cell: (device) => <DeviceSteps device={device} /> },
          ]}
        />
      )}
    </Section>
  );
};
