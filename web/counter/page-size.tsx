import { type PaperWidth, paperMillimetres } from './paper.ts';
import type { ThermalView } from './thermal-view.ts';

/** Tells the printer how wide the paper is and where to cut it; millimetres: measured, or as many as are needed at most. */
export const PageSize = ({
  view,
  width,
  millimetres = paperMillimetres(view, width),
}: {
  view: ThermalView;
  width: PaperWidth;
  millimetres?: number | undefined;
}) => <style>{`@page { size: ${width}mm ${millimetres}mm; margin: 0 }`}</style>;
