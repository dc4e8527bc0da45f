import type { Operator } from '../operator/operator.ts';
import type { ContentPart, PortalContent } from './content.ts';

/** The home page and the company as an admin edits them. */
export type ViewedContent = {
  content: PortalContent;
  /** By part; version 0: as it was delivered. */
  editions: Readonly<Record<ContentPart, { version: number; changedAt: Date | null; byName: string | null }>>;
  /** Companies that can be chosen. */
  operators: readonly Operator[];
};
