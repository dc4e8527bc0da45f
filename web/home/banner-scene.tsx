import type { Slide } from '@poth/domain/content/home.ts';
import styles from './banner.module.css';

const windows = [12, 41, 70, 99];

/** Drawing of a coach on a road through the hills by day or by night: as SVG it is small, and sharp at every size. */
export const BannerScene = ({ drawing }: { drawing: Slide['drawing'] }) => (
  <svg
    className={styles.scene}
    data-drawing={drawing}
    viewBox="0 0 1440 240"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <g className={styles.stars}>
      <path d="M180 60h.1M420 26h.1M640 78h.1M860 34h.1M1010 90h.1M1290 40h.1M1380 96h.1M60 110h.1" />
    </g>
    <circle className={styles.sun} cx="1120" cy="74" r="46" />
    <circle className={styles.moonShade} cx="1140" cy="62" r="40" />
    <path className={styles.hillFar} d="M0 150C180 96 300 170 470 128S760 70 930 124s310 44 510-28v144H0Z" />
    <path className={styles.hillNear} d="M0 188c220-48 380 18 600-18s380-50 580-4 200 22 260 2v72H0Z" />
    <path className={styles.ground} d="M0 214c300-34 520 18 800-10s420-20 640 6v30H0Z" />
    <path className={styles.roadMarks} d="M0 226c300-34 520 18 800-10s420-20 640 6" />
    <g className={styles.sceneCoach}>
      <rect className={styles.coachBody} width="170" height="58" rx="12" />
      <path className={styles.coachSkirt} d="M0 34h170v14a10 10 0 0 1-10 10H10A10 10 0 0 1 0 48Z" />
      <path className={styles.coachBelt} d="M0 34h170" />
      {windows.map((x) => (
        <rect key={x} className={styles.coachGlass} x={x} y="9" width="24" height="18" rx="4" />
      ))}
      <path className={styles.coachGlass} d="M129 9h26q7 0 8 8l2 13h-36Z" />
      <path className={styles.coachPaint} d="M20 46c6-8 12 8 18 0s12 8 18 0 12 8 18 0 12 8 18 0 12 8 18 0" />
      <circle className={styles.tyre} cx="36" cy="59" r="12" />
      <circle className={styles.hub} cx="36" cy="59" r="5" />
      <circle className={styles.tyre} cx="134" cy="59" r="12" />
      <circle className={styles.hub} cx="134" cy="59" r="5" />
    </g>
  </svg>
);
