import { join } from 'node:path';
import type { StorageConfig } from '../config.ts';
import { localFolder } from './local-folder.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Bucket } from './s3.ts';

/** Opens the place of uploads: the bucket of the settings, or a folder of this machine. */
export const openObjects = ({ bucket, dataDir }: Pick<StorageConfig, 'bucket' | 'dataDir'>): ObjectStore =>
  bucket ? s3Bucket(bucket) : localFolder(join(dataDir, 'objects'));
