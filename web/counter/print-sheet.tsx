import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PaperWidth } from './paper.ts';
import { ThermalTicket } from './thermal-ticket.tsx';
import type { ThermalView } from './thermal-view.ts';
import { measurePaper, usePageSize } from './use-paper.tsx';
import styles from './thermal.module.css';

/** Strip for the printer, while a page of the desk stays on the screen. */
export const PrintSheet = ({ view, width }: { view: ThermalView; width: PaperWidth }) => {
  const sheet = useRef<HTMLDivElement>(null);
  const [millimetres, setMillimetres] = useState<number>();
  useLayoutEffect(() => {
    // Hidden on the screen, the strip has no height: it is laid out off-screen for a moment to be measured.
    const { current } = sheet;
    if (!current) return;
    current.style.cssText = 'display:block;position:absolute;left:-999mm';
    setMillimetres(measurePaper(current.firstElementChild));
    current.style.cssText = '';
  }, []);
  usePageSize({ view, width, millimetres });
  return createPortal(
    <div className={styles.sheet} data-part="print-sheet" ref={sheet} aria-hidden="true">
      <ThermalTicket view={view} width={width} />
    </div>,
    document.body,
  );
};
