import { z } from 'zod';
import { faultOfEmail } from '../identity/sign-up-faults.ts';
import { latinDigits } from '../language.ts';
import { faultOfCompanyPhone, phoneKinds, tidyCompanyPhone } from './company-phone.ts';
import { RequiredBilingual } from './bilingual-text.ts';

/** Line of text, whose fault the given rule finds. */
const Line = (most: number, faultOf: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .max(most)
    .superRefine((text, context) => {
      const message = faultOf(text);
      if (message) context.addIssue({ code: 'custom', message });
    });

const Email = Line(100, faultOfEmail);

const Https = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const Link = Line(200, (text) => {
  if (!text) return 'missing';
  return Https.safeParse(text).success ? undefined : 'link-wrong';
});

/** A whole number as a person types it, with digits of either language. */
const Whole = (least: number, most: number, fault: string) =>
  z.union([z.number(), z.string().max(20)]).transform((typed, context) => {
    const text = latinDigits(String(typed)).replace(/[\s,]/g, '');
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    context.addIssue({ code: 'custom', message: text ? fault : 'missing' });
    return z.NEVER;
  });

/** Year; `readContent`, which knows today, refuses future ones too. */
const Year = Whole(1900, 2200, 'year-wrong');
const Count = Whole(1, 1_000_000, 'count-wrong');

/** Facts of the company. */
export const CompanyFacts = z.strictObject({
  email: Email,
  jobsEmail: Email,
  address: RequiredBilingual(160),
  hours: RequiredBilingual(80),
  tradeLicence: z.string().trim().min(1).max(60),
  since: Year,
  buses: Count,
  staff: Count,
  passengersPerYear: RequiredBilingual(60),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** Phone number of the company: stored as people read it, with Latin digits. */
export const CompanyPhone = z
  .strictObject({ kind: z.enum(phoneKinds), number: z.string().max(40) })
  .transform(({ kind, number }, context) => {
    const message = faultOfCompanyPhone(kind, number);
    if (!message) return { kind, number: tidyCompanyPhone(kind, number) };
    context.addIssue({ code: 'custom', message, path: ['number'] });
    return z.NEVER;
  });
export type CompanyPhone = z.infer<typeof CompanyPhone>;

/** Link to the company on another site; the name is the same in both languages. */
export const SocialLink = z.strictObject({ name: z.string().trim().min(1).max(30), href: Link });
export type SocialLink = z.infer<typeof SocialLink>;

export const CompanyManager = z.strictObject({ name: RequiredBilingual(60), post: RequiredBilingual(80) });
export type CompanyManager = z.infer<typeof CompanyManager>;

/** Event of the company's history. */
export const Milestone = z.strictObject({ year: Year, text: RequiredBilingual(300) });
export type Milestone = z.infer<typeof Milestone>;

/** Tells whether there are a mobile number and a WhatsApp number: pages link to both. */
const hasBoth = (phones: readonly CompanyPhone[]): boolean =>
  (['mobile', 'whatsapp'] as const).every((wanted) => phones.some(({ kind }) => kind === wanted));

/** Parts of the company's facts that an admin may write. */
export const companyParts = {
  phones: z.array(CompanyPhone).min(1).max(12).refine(hasBoth, 'numbers-needed'),
  facts: CompanyFacts,
  social: z.array(SocialLink).max(6),
  managers: z.array(CompanyManager).min(1).max(12),
  milestones: z.array(Milestone).min(1).max(12),
} as const;
export type CompanyPart = keyof typeof companyParts;
export type Company = { readonly [Part in CompanyPart]: z.infer<(typeof companyParts)[Part]> };
