import type { Operator } from '../operator/operator.ts';
import type { ContentPart, PortalContent } from './content.ts';

/** Content of the home page and the company, as an admin edits it. */
export type ViewedContent = {
  content: PortalContent;
  /** Latest change of each part; version 0: as delivered. */
  editions: Readonly<Record<ContentPart, { version: number; changedAt: Date | null; byName: string | null }>>;
  /** Companies that can be chosen. */
  operators: readonly Operator[];
};
