import { join } from 'node:path';
import type { StorageConfig } from '../config.ts';
import { localFolder } from './local-folder.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Bucket } from './s3.ts';

/** Store of uploads, with its name for the people who run the portal. */
export type NamedStore = { objects: ObjectStore; name: string };

/** Opens the store of uploads that the settings name: a bucket, or a folder of this installation. */
export const openObjects = ({ bucket, dataDir }: Pick<StorageConfig, 'bucket' | 'dataDir'>): NamedStore => {
  if (bucket) return { objects: s3Bucket(bucket), name: `the bucket ${bucket.bucket} at ${bucket.endpoint}` };
  const folder = join(dataDir, 'objects');
  return { objects: localFolder(folder), name: `the folder ${folder}` };
};
