import { digits } from '@poth/domain/language.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { qrPath } from '../ticket/qr-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { Route } from './+types/print-page.ts';
import { printPath } from './counter-address.ts';
import { paperWidths, readWidth } from './paper.ts';
import { counterText } from './text.ts';
import { ThermalTicket } from './thermal-ticket.tsx';
import { thermalView } from './thermal-view.ts';
import { measurePaper, PageSize, usePageSize } from './use-paper.tsx';
import styles from './thermal.module.css';

export const meta = pageMeta(counterText.sold.print);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const { document } = await portal.counter.viewSale(actor, params.pnr).catch(notFoundPage);
  const width = readWidth(new URL(request.url).searchParams.get('width'));
  return { width, view: thermalView(document, languageOf(request), now, qrPath) };
};

/** Page that prints a counter's ticket on thermal paper of 58 or 80 mm; the page is as long as the strip. */
export default function PrintPage({ loaderData: { view, width } }: Route.ComponentProps) {
  const t = useText(counterText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const page = useRef<HTMLDivElement>(null);
  const [millimetres, setMillimetres] = useState<number>();
  useLayoutEffect(() => {
    const strip = page.current?.querySelector(`article[data-width="${width}"]`) ?? null;
    setMillimetres(measurePaper(strip));
  }, [width]);
  usePageSize({ view, width, millimetres });
  return (
    <Desk title={t.sold.print} lead={t.paper.hint}>
      <div ref={page} className={styles.page}>
        <nav aria-label={t.sold.paper}>
          <Row gap="m">
            {scripted && (
              <Button type="button" onClick={() => window.print()}>
                {t.sold.print}
              </Button>
            )}
            {paperWidths.map((one) => (
              <ButtonLink
                key={one}
                to={printPath(view.pnr, one)}
                look={one === width ? 'green' : 'line'}
                aria-current={one === width ? 'page' : undefined}
              >
                {t.sold.millimetres(digits(one, language))}
              </ButtonLink>
            ))}
            <ButtonLink to="/counter" look="line">
              {t.one.back}
            </ButtonLink>
          </Row>
        </nav>
        <ThermalTicket view={view} width={width} />
        <PageSize view={view} width={width} />
      </div>
    </Desk>
  );
}
