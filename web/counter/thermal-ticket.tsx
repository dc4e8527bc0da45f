import type { CSSProperties } from 'react';
import { useText } from '../text/texts.ts';
import { type PaperWidth, printedWidth, qrMillimetres } from './paper.ts';
import { counterText } from './text.ts';
import type { ThermalView } from './thermal-view.ts';
import styles from './thermal.module.css';

/** Renders a text so that no line breaks within a number: 01713-143500. */
const withWholeNumbers = (text: string) =>
  text.split(/([\d০-৯]+-[\d০-৯]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Ticket on a strip of thermal paper: booking facts, and a code for every seat. */
export const ThermalTicket = ({ view, width }: { view: ThermalView; width: PaperWidth }) => {
  const t = useText(counterText).paper;
  return (
    <article
      className={styles.thermal}
      data-width={width}
      style={{ '--printed': `${printedWidth[width]}mm` } as CSSProperties}
    >
      <header>
        <b>{view.operator}</b>
        <span>{t.ticket}</span>
      </header>
      {view.isVoid && <p className={styles.void}>{t.void}</p>}
      <p className={styles.way}>
        {view.from} – {view.to}
      </p>
      <p className={styles.pnr}>
        <span>{t.pnr}</span> <b>{view.shownPnr}</b>
      </p>
      <dl>
        {view.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withWholeNumbers(value)}</dd>
          </div>
        ))}
      </dl>
      {view.seats.map(({ label, name, qr, qrLabel }) => (
        <section key={label}>
          <p>
            <b>{label}</b> {name}
          </p>
          {qr && (
            <svg
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={qrLabel}
              shapeRendering="crispEdges"
              style={{ '--side': `${qrMillimetres(qr.size, width)}mm` } as CSSProperties}
            >
              <path d={qr.path} />
            </svg>
          )}
        </section>
      ))}
      <footer>
        <p>{t.foot}</p>
        <p>{view.printed}</p>
      </footer>
    </article>
  );
};
