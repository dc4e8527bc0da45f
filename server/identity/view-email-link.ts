import type { EmailLinkNeeds } from '@poth/domain/identity/email-link.ts';
import { EmailTokenInput } from '@poth/domain/identity/security-input.ts';
import { call } from '../call.ts';
import { readEmailLink } from './email-link.ts';

/**
 * Shows the condition for the link of a mail to prove an address; programs that scan mail and open the link use nothing
 * up.
 */
export const viewEmailLink = call(
  { gate: 'everybody', input: EmailTokenInput, problems: ['link-expired'] },
  async function viewEmailLink({ deps, actor }, { token }): Promise<{ needs: EmailLinkNeeds }> {
    const { needs } = await readEmailLink(deps, actor, token);
    return { needs };
  },
);
