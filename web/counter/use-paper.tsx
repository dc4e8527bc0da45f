import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type PaperWidth, pageRule, paperMillimetres, readWidth } from './paper.ts';
import type { ThermalView } from './thermal-view.ts';

const name = 'paper width';
const heard = new Set<() => void>();
const listen = (changed: () => void) => {
  heard.add(changed);
  return () => {
    heard.delete(changed);
  };
};

/** Returns the paper of this counter's printer, as last chosen in this browser. */
export const usePaperWidth = (): [PaperWidth, (width: PaperWidth) => void] => {
  const width = useSyncExternalStore(
    listen,
    () => readWidth(localStorage.getItem(name)),
    () => readWidth(null),
  );
  const choose = useCallback((chosen: PaperWidth) => {
    localStorage.setItem(name, String(chosen));
    for (const changed of heard) changed();
  }, []);
  return [width, choose];
};

const pixelsPerMillimetre = 96 / 25.4;

/** Measures the length of a strip on paper, in millimetres. */
export const measurePaper = (strip: Element | null): number | undefined => {
  const height = strip?.getBoundingClientRect().height;
  return height ? Math.ceil(height / pixelsPerMillimetre) + 4 : undefined;
};

/** Prints a ticket from the open page, without a network. Returns the ticket being printed. */
export const usePrinting = () => {
  const [printing, setPrinting] = useState<ThermalView | null>(null);
  useEffect(() => {
    if (!printing) return;
    const root = document.documentElement;
    const done = () => setPrinting(null);
    root.dataset.printing = 'thermal';
    window.addEventListener('afterprint', done, { once: true });
    // The strip is measured first, so that the page is as long as the strip.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
      delete root.dataset.printing;
    };
  }, [printing]);
  return [printing, setPrinting] as const;
};

type PageSizeProps = {
  view: ThermalView;
  width: PaperWidth;
  /** Length as measured; without it, the most that the ticket can need. */
  millimetres?: number | undefined;
};

/** Tells the printer the width of the paper and where to cut it, while the component is mounted; needs no network. */
export const usePageSize = ({
  view,
  width,
  millimetres = paperMillimetres(view, width),
}: PageSizeProps): void => {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(width, millimetres));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width, millimetres]);
};

/** Like `usePageSize`, for a page without scripts. */
export const PageSize = ({ view, width }: PageSizeProps) => {
  const query = new URLSearchParams({
    width: String(width),
    millimetres: String(paperMillimetres(view, width)),
  });
  return <link rel="stylesheet" href={`/paper.css?${query}`} media="print" />;
};
