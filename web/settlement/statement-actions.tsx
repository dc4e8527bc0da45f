import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { settlementText } from './text.ts';

/** Buttons to print a statement and to download it; without a script the browser's own print serves. */
export const StatementActions = ({ back, csv }: { back: string; csv: string }) => {
  const t = useText(settlementText);
  const scripted = useScriptRuns();
  return (
    <>
      <ButtonLink to={back} look="line">
        {t.back}
      </ButtonLink>
      <ButtonLink to={csv} look="line" reloadDocument>
        {t.csv}
      </ButtonLink>
      {scripted && (
        <Button type="button" look="green" onClick={() => window.print()}>
          {t.print}
        </Button>
      )}
    </>
  );
};
