export const portalOptions: readonly string[];
