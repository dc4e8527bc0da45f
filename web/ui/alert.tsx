import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type AlertKind = 'problem' | 'notice' | 'success';
const icons: Record<AlertKind, IconName> = { problem: 'warning', notice: 'info', success: 'check' };

/** Message shown beside its cause; screen readers announce a problem at once. */
export const Alert = ({ kind = 'problem', children }: { kind?: AlertKind; children: ReactNode }) => (
  <div className={`alert alert-${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
    <Icon name={icons[kind]} />
    <div>{children}</div>
  </div>
);
