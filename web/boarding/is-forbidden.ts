/**
 * Whether the page that was opened may not use a feature at all; Chrome says so. A page that was walked to has the permissions
 * of the one before: this one must be opened itself.
 */
export const isForbidden = (feature: 'camera' | 'geolocation'): boolean => {
  const policy = (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy;
  return policy ? !policy.allowsFeature(feature) : false;
};
