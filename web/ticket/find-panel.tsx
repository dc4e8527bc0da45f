import type { Finding } from './find-ticket.ts';
import { FoundTicket } from './found-ticket.tsx';
import { LookUpForm } from './look-up-form.tsx';

type FindPanelProps = {
  /** Address of the page that looks up. */
  action: string;
  /** The PNR that the address names. */
  pnr: string;
  finding: Finding | undefined;
};

/** The form that finds a ticket and, once it is found, the ticket with the way to open it. */
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
