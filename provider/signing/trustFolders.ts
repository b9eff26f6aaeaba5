import { demoAuthorityFolder } from './sign/demoAuthority';

/** Returns the folders of trusted authorities; the demo's own only in a demo. */
export const trustFolders = (config: {
  readonly trustDir: string;
  readonly dataDir: string;
  readonly demo: boolean;
}): readonly string[] => [config.trustDir, ...(config.demo ? [demoAuthorityFolder(config.dataDir)] : [])];
