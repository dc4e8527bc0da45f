import type { Company, CompanyPart } from '@poth/domain/content/company.ts';
import { isExample } from '@poth/domain/content/delivered-company.ts';

/** Parts of the company that a page shows, and whether any of them is still an example. */
export type CompanyShown<Part extends CompanyPart> = Pick<Company, Part> & { example: boolean };

/** Returns the parts of the company that a page asks for, and no others. */
export const companyShown = <Part extends CompanyPart>(
  company: Company,
  ...parts: readonly Part[]
): CompanyShown<Part> =>
  ({
    ...Object.fromEntries(parts.map((part) => [part, company[part]])),
    example: isExample(company, parts),
  }) as CompanyShown<Part>;
