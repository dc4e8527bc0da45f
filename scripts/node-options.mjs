/**
 * Options of Node for the portal. Young objects get 32 MB where Node gives them 16: what a purchase leaves, while hundreds
 * are under way, is dead before it is looked at, and need not be copied and then found among the old.
 */
export const portalOptions = ['--max-semi-space-size=32'];
