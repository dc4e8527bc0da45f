import type { ContentPart, PortalContent } from '@poth/domain/content/content.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The installation, settings of the admin, and texts of the home page and the company. */
export type SettingsSchema = {
  installation: {
    oneRow: Generated<boolean>;
    installationId: string;
    keysHash: string;
    keysSince: Generated<Date>;
  };
  portalSetting: {
    key: string;
    value: ColumnType<unknown, string, string>;
    version: Generated<number>;
    changedAt: Generated<Date>;
    changedBy: string;
  };
  holiday: {
    date: DhakaDate;
    nameEn: string;
    nameBn: string;
    setAt: Generated<Date>;
    setBy: string;
  };
  homeContent: {
    part: ContentPart;
    content: JSONColumnType<PortalContent[ContentPart]>;
    version: Generated<number>;
    changedAt: Generated<Date>;
    changedBy: string;
  };
};
