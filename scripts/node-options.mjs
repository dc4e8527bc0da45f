/**
 * Options of Node for the portal. Young objects get 32 MB instead of Node's 16: while hundreds of purchases are under
 * way, their garbage is dead before it is scanned, so it need not be copied and collected from the old space.
 */
export const portalOptions = ['--max-semi-space-size=32'];
