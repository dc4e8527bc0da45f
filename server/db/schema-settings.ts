import type { HomeContent, HomePart } from '@poth/domain/content/home.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** What an admin has set, and what the home page shows. */
export type SettingsSchema = {
  portalSetting: {
    key: string;
    value: ColumnType<unknown, string, string>;
    version: Generated<number>;
    changedAt: Generated<Date>;
    changedBy: string;
  };
  homeContent: {
    part: HomePart;
    content: JSONColumnType<HomeContent[HomePart]>;
    version: Generated<number>;
    changedAt: Generated<Date>;
    changedBy: string;
  };
};
