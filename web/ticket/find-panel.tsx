import type { Finding } from './find-ticket.ts';
import { FoundTicket } from './found-ticket.tsx';
import { LookUpForm } from './look-up-form.tsx';

type FindPanelProps = {
  /** Address of the page that looks up. */
  action: string;
  /** PNR in the page's address. */
  pnr: string;
  finding: Finding | undefined;
};

/** Form that finds a ticket and, after that, the masked ticket with the steps to open it. */
export const FindPanel = ({ action, pnr, finding }: FindPanelProps) => (
  <>
    <LookUpForm
      action={action}
      typed={finding?.typed ?? { pnr, phone: '' }}
      found={finding?.view !== undefined}
      errors={finding?.view ? {} : (finding?.errors ?? {})}
    />
    {finding?.view && <FoundTicket {...finding} view={finding.view} />}
  </>
);
