import { deliveredHome } from '@poth/domain/content/home.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { CasesOf } from './case.ts';
import { admins, open } from './case.ts';

const farDay = addDays(dhakaDate(new Date()), 301);
const anything = { about: '', who: '', act: '', from: null, until: null };
const newPlace = {
  nameEn: 'Bhairab',
  nameBn: 'ভৈরব',
  districtEn: 'Kishoreganj',
  districtBn: 'কিশোরগঞ্জ',
  aliases: '',
  listOrder: '900',
};

/** Settings, content and audit log of the portal are for admins. */
export const settingsCases: CasesOf<'settings'> = {
  viewSettings: admins(({ settings }, { actor }) => settings.viewSettings(actor)),
  changeSetting: admins(({ settings }, { actor }) =>
    settings.changeSetting(actor, { key: 'holdMinutes', typed: ['10'], seenVersion: 0 }),
  ),
  listHolidays: admins(({ settings }, { actor }) => settings.listHolidays(actor)),
  addHoliday: admins(({ settings }, { actor }) =>
    settings.addHoliday(actor, { date: farDay, nameEn: 'Eid-ul-Fitr', nameBn: 'ঈদুল ফিতর' }),
  ),
  addFixedHolidays: admins(({ settings }, { actor }) => settings.addFixedHolidays(actor)),
  removeHoliday: admins(({ settings }, { actor }) => settings.removeHoliday(actor, { date: farDay })),
};

export const contentCases: CasesOf<'content'> = {
  viewHome: open(({ content }, { actor }) => content.viewHome(actor)),
  viewContent: admins(({ content }, { actor }) => content.viewContent(actor)),
  changeContent: admins(({ content }, { actor }) =>
    content.changeContent(actor, { part: 'slides', content: deliveredHome.slides, seenVersion: 0 }),
  ),
  previewContent: admins(({ content }, { actor }) =>
    content.previewContent(actor, { part: 'slides', content: deliveredHome.slides }),
  ),
};

export const auditLogCases: CasesOf<'auditLog'> = {
  listActs: admins(({ auditLog }, { actor }) => auditLog.listActs(actor, { filter: anything })),
  exportActs: admins(({ auditLog }, { actor }) => auditLog.exportActs(actor, anything)),
  checkChain: admins(({ auditLog }, { actor }) => auditLog.checkChain(actor, 'portal:settings')),
};

export const placeCases: CasesOf<'place'> = {
  listPlaces: open(({ place }, { actor }) => place.listPlaces(actor)),
  listCounterNames: open(({ place }, { actor }) => place.listCounterNames(actor)),
  findPlace: open(({ place }, { actor }) => place.findPlace(actor, 'Dhaka')),
  browsePlaces: admins(({ place }, { actor }) => place.browsePlaces(actor, { words: '', page: 1 })),
  viewPlace: admins(({ place }, { actor }) => place.viewPlace(actor, 'dhaka')),
  savePlace: admins(({ place }, { actor }) =>
    place.savePlace(actor, { placeId: null, typed: newPlace, seenVersion: 0 }),
  ),
  retirePlace: admins(
    ({ place }, { actor }) => place.retirePlace(actor, { placeId: 'dhaka', retired: true }),
    'place-in-use',
  ),
};
