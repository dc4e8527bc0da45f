export * from './export-manifest.ts';
export * from './leave-stop.ts';
export * from './list-manifests.ts';
export * from './mark-boarding.ts';
export * from './share-position.ts';
export * from './view-boarding.ts';
export * from './view-manifest.ts';
