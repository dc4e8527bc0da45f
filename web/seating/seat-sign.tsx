import type { SeatMark } from '@poth/domain/fleet/seat-layout.ts';
import styles from './seat-map.module.css';

const strokes: Readonly<Record<SeatMark, string>> = {
  women: 'M12 2.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M12 14.5v8M8 19h8',
  priority: 'M9.5 4.5v.01M9.5 8v6.5H16l2.5 5.5M9.5 11h5M6.5 12a5.5 5.5 0 1 0 8 7',
};

/** Sign on a seat that is reserved for somebody: it shows without colour what the colour shows. */
export const SeatSign = ({ mark }: { mark: SeatMark }) => (
  <svg
    className={styles.seatSign}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[mark]} />
  </svg>
);
