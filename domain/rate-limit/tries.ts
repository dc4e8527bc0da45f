/**
 * Names against what a try is counted. Addresses are counted loosely: a whole mobile network may share one.
 * pair: an address asking about one number. network: the /48 of an IPv6 address, within which one line may have any number
 * of addresses; IPv4 is not counted by it. everybody: one budget that all share, charged only for what goes out.
 */
export type TrySubject =
  | 'device'
  | 'attempt'
  | 'pair'
  | 'phone'
  | 'booking'
  | 'mailbox'
  | 'account'
  | 'address'
  | 'network'
  | 'everybody';
/**
 * Most tries of a subject within a window of `seconds`. `kept`: how many of `most` are left to lines with no more than
 * `keptTries` in the same window.
 */
export type Limit = { by: TrySubject; most: number; seconds: number; kept?: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The portal's budget of one-time codes of a kind that nobody enters. A code that is entered rightly is charged to no address
 * and to no budget: an opening to which a hundred thousand people prove their numbers within minutes has room, and a flood
 * of codes to strangers has not. An hour's budget bounds how long a flood keeps others out; a day's bounds what it costs.
 * The day's last codes are kept for lines that send few in vain, so that a flood from a few addresses keeps no such line out
 * until the day is over: one from two hundred IPv4 addresses does.
 */
const codesByAddress = [
  { by: 'address', most: 300, seconds: hour },
  { by: 'address', most: 1_500, seconds: day },
  { by: 'network', most: 600, seconds: hour },
  { by: 'network', most: 3_000, seconds: day },
  { by: 'everybody', most: 10_000, seconds: hour },
  { by: 'everybody', most: 20_000, seconds: day, kept: 2_000 },
] as const satisfies readonly Limit[];

/**
 * Tries of one line, an IPv4 address or the network of an IPv6 one, to which the kept part of a shared budget is open. Of twenty
 * people one does not enter the code, so it holds a day of two hundred newcomers behind one address.
 */
export const keptTries = 10;

/** Subjects that get a code's try back once the code is entered rightly. */
export const returnedWhenEntered = ['address', 'network', 'everybody'] as const satisfies TrySubject[];

/**
 * How often something guessable or costly may be tried within a window. Every limit of a kind must hold. They stand
 * from narrow to wide: they are charged in this order, and the first that refuses leaves all of them uncharged.
 */
export const tryLimits = {
  /**
   * Failed look-ups of a PNR. Used up, they slow the answer down and tell no more than that; a right PNR passes all
   * the same. A PNR is one of 31^10, so these bound the load of guessing rather than its success.
   */
  'look-up': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'pair', most: 20, seconds: hour },
    { by: 'address', most: 300, seconds: hour },
    { by: 'network', most: 1_500, seconds: hour },
    { by: 'everybody', most: 20_000, seconds: hour },
  ],
  /** Notices of the gateway, by its signature, that make the portal ask; beyond them the poller asks, soon. */
  'callback-signed': [{ by: 'attempt', most: 30, seconds: 10 * minute }],
  /** Unsigned notices and browsers that come back with nothing: beyond these the poller asks in its own time. */
  'callback-unsigned': [
    { by: 'attempt', most: 10, seconds: hour },
    { by: 'address', most: 100, seconds: hour },
  ],
  /** Notices of attempts that never were. */
  'callback-unknown': [{ by: 'address', most: 60, seconds: hour }],
  /**
   * Questions to the gateway that a payer presses for. The attempt's own are few: what it is asked by itself does not depend on
   * them, so that nobody loses by a stranger who uses them up.
   */
  'money-asked': [
    { by: 'device', most: 20, seconds: hour },
    { by: 'attempt', most: 3, seconds: 10 * minute },
    { by: 'address', most: 200, seconds: hour },
    { by: 'network', most: 600, seconds: hour },
    { by: 'everybody', most: 5_000, seconds: hour },
  ],
  /** Promo codes that there are not. */
  'promo-code': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'address', most: 300, seconds: hour },
    { by: 'network', most: 1_500, seconds: hour },
  ],
  /** One-time codes sent by SMS to a number that the asker has merely typed. */
  'code-sent': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'phone', most: 1, seconds: minute },
    { by: 'phone', most: 3, seconds: hour },
    { by: 'phone', most: 6, seconds: day },
    ...codesByAddress,
  ],
  /** The same, asked for on a device that the number's account knows: strangers cannot use these up. */
  'code-sent-known': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'phone', most: 1, seconds: minute },
    { by: 'phone', most: 3, seconds: hour },
    { by: 'phone', most: 6, seconds: day },
    ...codesByAddress,
  ],
  /** Sign-in codes that go by mail to the account that has a number. */
  'code-mailed': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'phone', most: 1, seconds: minute },
    { by: 'phone', most: 3, seconds: hour },
    { by: 'phone', most: 6, seconds: day },
    ...codesByAddress,
  ],
  /** One-time codes for a ticket, sent by SMS to the number of a booking whose PNR the asker has. */
  'ticket-code-sent': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'booking', most: 1, seconds: minute },
    { by: 'booking', most: 3, seconds: hour },
    { by: 'booking', most: 6, seconds: day },
    { by: 'phone', most: 12, seconds: day },
    ...codesByAddress,
  ],
  /** The same, by mail to the address of the booking. */
  'ticket-code-mailed': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'booking', most: 1, seconds: minute },
    { by: 'booking', most: 3, seconds: hour },
    { by: 'booking', most: 6, seconds: day },
    { by: 'mailbox', most: 12, seconds: day },
    ...codesByAddress,
  ],
  /**
   * SMS of a ticket that its owner asks for once more. A number has room for two bookings a day: who has bought a ticket for a
   * stranger's number cannot use up what the stranger's own ticket may be sent, nor send more than six messages.
   */
  'ticket-sent-again': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'booking', most: 1, seconds: 2 * minute },
    { by: 'booking', most: 3, seconds: day },
    { by: 'phone', most: 6, seconds: day },
    { by: 'address', most: 200, seconds: hour },
  ],
  /**
   * Failed sign-ins; the account itself slows down by signInWaitSeconds. A browser that the account has signed in from is not
   * counted by its address: guesses of a stranger with the same address do not lock it out.
   */
  'sign-in': [
    { by: 'device', most: 20, seconds: 10 * minute },
    { by: 'address', most: 300, seconds: 10 * minute },
    { by: 'network', most: 3_000, seconds: 10 * minute },
  ],
  /**
   * Starts of sign-ins with a passkey, which cannot be guessed: these bound the challenges that are stored. Apart from the failed
   * passwords, and not counted by address for a browser that an account has signed in from: neither of them keeps the other's
   * owner out where many share an address.
   */
  'passkey-asked': [
    { by: 'device', most: 20, seconds: 10 * minute },
    { by: 'address', most: 300, seconds: 10 * minute },
    { by: 'network', most: 3_000, seconds: 10 * minute },
  ],
  /** Sign-ups; each sends a mail, so a mailbox has limits of its own, apart from those of links that its owner asks for. */
  'sign-up': [
    { by: 'device', most: 5, seconds: hour },
    { by: 'mailbox', most: 3, seconds: hour },
    { by: 'mailbox', most: 6, seconds: day },
    { by: 'address', most: 100, seconds: hour },
    { by: 'network', most: 300, seconds: hour },
  ],
  /** Mails with a link in them: password reset, verification, change of address. */
  'mail-sent': [
    { by: 'device', most: 10, seconds: hour },
    { by: 'account', most: 3, seconds: hour },
    { by: 'account', most: 6, seconds: day },
    { by: 'mailbox', most: 3, seconds: hour },
    { by: 'mailbox', most: 6, seconds: day },
    { by: 'address', most: 100, seconds: hour },
    { by: 'network', most: 300, seconds: hour },
  ],
  /**
   * Second factors and passwords that a signed-in person types once more. Browsers that the account knows are counted each on
   * its own, all others together: who has the password alone does not lock the owner out.
   */
  're-authentication': [
    { by: 'device', most: 20, seconds: 15 * minute },
    { by: 'account', most: 10, seconds: 15 * minute },
  ],
  /** Requests that a lost second factor is taken off; an open one is not opened again. */
  'factor-reset': [
    { by: 'device', most: 10, seconds: day },
    { by: 'account', most: 5, seconds: day },
  ],
  /** Browsers that ask the owner to be let in; a code to read out needs no more than a few. */
  'device-asked': [
    { by: 'device', most: 20, seconds: hour },
    { by: 'account', most: 60, seconds: hour },
  ],
  /** Queries to the company. */
  enquiry: [
    { by: 'device', most: 5, seconds: hour },
    { by: 'address', most: 100, seconds: hour },
    { by: 'network', most: 300, seconds: hour },
    { by: 'everybody', most: 2_000, seconds: hour },
  ],
  /** Reports of passengers, and what they say to an answer. */
  report: [
    { by: 'device', most: 10, seconds: hour },
    { by: 'address', most: 200, seconds: hour },
  ],
  /** Places on waiting lists that are asked for; each number and browser has few at a time besides. */
  waitlist: [
    { by: 'device', most: 30, seconds: day },
    { by: 'address', most: 400, seconds: hour },
  ],
  /** Wishes to be told of a date or a price; each number has few at a time besides. */
  notify: [
    { by: 'device', most: 20, seconds: day },
    { by: 'address', most: 200, seconds: hour },
  ],
  /** Ratings of trips, sent and taken back. */
  rating: [
    { by: 'device', most: 10, seconds: hour },
    { by: 'address', most: 400, seconds: hour },
  ],
  /** Links that show a trip to a family. */
  share: [
    { by: 'device', most: 20, seconds: hour },
    { by: 'address', most: 400, seconds: hour },
  ],
  /**
   * Searches of people who help passengers. A busy hour has some twenty calls with two or three searches each; a stolen log-in
   * cannot read the customers off: it has these few, each for a whole number, and sees no name, number or address. They
   * count by account alone, so nobody uses up another's.
   */
  'support-find': [
    { by: 'account', most: 60, seconds: hour },
    { by: 'account', most: 300, seconds: day },
  ],
  /** Searches that find nothing: who tries numbers one after the other mostly misses, who is told one seldom does. */
  'support-miss': [
    { by: 'account', most: 20, seconds: hour },
    { by: 'account', most: 60, seconds: day },
  ],
  /** Bookings that they open; each act on one opens it anew. */
  'support-view': [
    { by: 'account', most: 120, seconds: hour },
    { by: 'account', most: 600, seconds: day },
  ],
  /**
   * Tickets that they send again: a booking's owner is not buried in messages, whoever presses. Who uses a booking's tries
   * up keeps nobody from the ticket: its owner opens it by link or code, and an admin sends it without these limits.
   */
  'support-resend': [
    { by: 'booking', most: 3, seconds: hour },
    { by: 'booking', most: 6, seconds: day },
    { by: 'account', most: 40, seconds: hour },
  ],
  /** Cases that they open, each of which an admin reads. */
  'support-case': [{ by: 'account', most: 30, seconds: hour }],
  /** Pictures of coaches, which are drawn anew. */
  'image-upload': [{ by: 'account', most: 60, seconds: hour }],
} as const satisfies Record<string, readonly Limit[]>;
export type TryKind = keyof typeof tryLimits;

/** A one-time code: six digits, five minutes, five tries, once. */
export const codeLimits = { digits: 6, minutes: 5, tries: 5 } as const;

const freeFailures = 5;
const firstWaitSeconds = 30;
const longestWaitSeconds = 15 * minute;

/** How long an account waits after so many failed sign-ins in a row: nothing at first, then twice as long each time. */
export const signInWaitSeconds = (failures: number): number =>
  failures < freeFailures
    ? 0
    : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - freeFailures));
