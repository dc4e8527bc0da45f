import { useLayoutEffect } from 'react';
import { type PaperWidth, pageRule, paperMillimetres } from './paper.ts';
import type { ThermalView } from './thermal-view.ts';

type PageSizeProps = {
  view: ThermalView;
  width: PaperWidth;
  /** Measured, or as many as are needed at most. */
  millimetres?: number | undefined;
};

/** Tells the printer how wide the paper is and where to cut it, while this is on the page; it needs no network. */
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

/** The same for a page that no script runs on. */
export const PageSize = ({ view, width }: PageSizeProps) => {
  const query = new URLSearchParams({
    width: String(width),
    millimetres: String(paperMillimetres(view, width)),
  });
  return <link rel="stylesheet" href={`/paper.css?${query}`} media="print" />;
};
