import * as addBus from './add-bus/calls.ts';
import * as auditLog from './audit-log/calls.ts';
import * as backOffice from './back-office/calls.ts';
import * as boarding from './boarding/calls.ts';
import * as booking from './booking/calls.ts';
import * as content from './content/calls.ts';
import * as counter from './counter/calls.ts';
import * as enquiry from './enquiry/calls.ts';
import * as feedback from './feedback/calls.ts';
import * as fleet from './fleet/calls.ts';
import * as identity from './identity/calls.ts';
import * as invariants from './invariants/calls.ts';
import * as linkPreview from './link-preview/calls.ts';
import * as network from './network/calls.ts';
import * as operator from './operator/calls.ts';
import * as payment from './payment/calls.ts';
import * as people from './people/calls.ts';
import * as place from './place/calls.ts';
import * as privacy from './privacy/calls.ts';
import * as promo from './promo/calls.ts';
import * as refund from './refund/calls.ts';
import * as salesReport from './sales-report/calls.ts';
import * as schedule from './schedule/calls.ts';
import * as search from './search/calls.ts';
import * as seating from './seating/calls.ts';
import * as settings from './settings/calls.ts';
import * as settlement from './settlement/calls.ts';
import * as ticket from './ticket/calls.ts';
import * as trip from './trip/calls.ts';
import * as tripSharing from './trip-sharing/calls.ts';
import { type BoundCalls, bindCalls } from './bind-calls.ts';
import type { Deps } from './deps.ts';

/** The nouns that can be asked; a file that declares a call stands in the calls.ts of its noun. */
export const nouns = {
  addBus,
  auditLog,
  backOffice,
  boarding,
  booking,
  content,
  counter,
  enquiry,
  feedback,
  fleet,
  identity,
  invariants,
  linkPreview,
  network,
  operator,
  payment,
  people,
  place,
  privacy,
  promo,
  refund,
  salesReport,
  schedule,
  search,
  seating,
  settings,
  settlement,
  ticket,
  trip,
  tripSharing,
};

/** Everything that can be asked of Poth, by noun: web and API call these and nothing else. */
export type Portal = { readonly [Noun in keyof typeof nouns]: BoundCalls<(typeof nouns)[Noun]> };

/** Opens the calls of every noun over the world. Problems: those of each call's gate, of bad input, and its own. */
export const buildPortal = (deps: Deps): Portal => bindCalls(nouns, deps);
