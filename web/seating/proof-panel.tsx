import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { NumberProof } from '../identity/number-proof.tsx';
import type { NumberStep } from '../identity/number-step.ts';
import { useLoginPath } from '../shell/way-back.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { seatingText } from './text.ts';

type ProofPanelProps = {
  /** Progress of the form; undefined before its first answer, or where no answer came. */
  step: NumberStep | undefined;
  /** The seat whose tap was refused: it is held once the number is proven, and the map stays open. */
  wanted: SeatNo | null;
};

/** The part of a seat map's form with which a buyer proves a number, where many unpaid seats come from the network. */
export const ProofPanel = ({ step, wanted }: ProofPanelProps) => {
  const t = useText(seatingText).proof;
  const loginPath = useLoginPath();
  return (
    <NumberProof
      title={t.title}
      step={step}
      typed="here"
      takesFocus
      before={
        wanted && (
          <>
            <input type="hidden" name="stay" value="1" />
            <input type="hidden" name="seat" value={wanted} />
          </>
        )
      }
      beside={
        <LocalLink className="link link-alone" to={loginPath}>
          {t.logIn}
        </LocalLink>
      }
    />
  );
};
