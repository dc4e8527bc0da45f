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

/** Lays what is stored over what was delivered; a stored part that cannot be read any more is as it was delivered. */
export const contentOf = overDelivered(contentParts, deliveredContent);
/** The same of the company alone. */
export const companyOf = overDelivered(companyParts, deliveredCompany);
