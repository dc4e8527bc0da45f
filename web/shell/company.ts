import type { Company, CompanyPart } from '@poth/domain/content/company.ts';
import { isExample } from '@poth/domain/content/delivered-company.ts';

/** Parts of the company that a page shows, and whether something of them is an example still. */
export type CompanyShown<Part extends CompanyPart> = Pick<Company, Part> & { example: boolean };

/** Parts of the company that a page hands to itself: those that it names and no more. */
export const companyShown = <Part extends CompanyPart>(
  company: Company,
  ...parts: readonly Part[]
): CompanyShown<Part> =>
  ({
    ...Object.fromEntries(parts.map((part) => [part, company[part]])),
    example: isExample(company, parts),
  }) as CompanyShown<Part>;
