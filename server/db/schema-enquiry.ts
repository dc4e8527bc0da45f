import type { Generated } from 'kysely';
import type { Language } from '@poth/domain/language.ts';

/** Queries to the company, and pictures that wait for their listing. */
export type EnquirySchema = {
  enquiry: {
    enquiryId: string;
    firstName: string;
    lastName: string;
    userEmail: string;
    subject: string;
    message: string;
    language: Language;
    receivedAt: Generated<Date>;
    sentAt: Generated<Date | null>;
  };
  waitingImage: {
    operatorId: string;
    imageId: string;
    uploadedAt: Generated<Date>;
    wantedBy: string | null;
  };
};
