import type { z } from 'zod';
import { companyParts } from './company.ts';
import { deliveredCompany } from './delivered-company.ts';
import { deliveredHome, homeParts } from './home.ts';

/** Parts that an admin writes: the home page, then the company. */
export const contentParts = { ...homeParts, ...companyParts } as const;
export type ContentPart = keyof typeof contentParts;
export const contentPartNames = Object.keys(contentParts) as ContentPart[];
export const isContentPart = (part: string): part is ContentPart => Object.hasOwn(contentParts, part);
export type PortalContent = { readonly [Part in ContentPart]: z.infer<(typeof contentParts)[Part]> };

export const deliveredContent: PortalContent = { ...deliveredHome, ...deliveredCompany };

type Stored = { part: string; content: unknown };

const overDelivered =
  <Content extends object>(parts: Readonly<Record<string, z.ZodType>>, delivered: Content) =>
  (stored: readonly Stored[]): Content => {
    const written: Record<string, unknown> = {};
    for (const { part, content } of stored) {
      const read = Object.hasOwn(parts, part) ? parts[part]?.safeParse(content) : undefined;
      if (read?.success) written[part] = read.data;
    }
    return { ...delivered, ...written };
  };

/**
 * Merges the stored parts over the delivered ones; a stored part that can no longer be read falls back to the delivered
 * one.
 */
export const contentOf = overDelivered(contentParts, deliveredContent);
/** Like `contentOf`, for the company's parts only. */
export const companyOf = overDelivered(companyParts, deliveredCompany);
