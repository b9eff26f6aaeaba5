import { demoAuthorityFolder } from './sign/demoAuthority';

/** Returns the folders of trusted authorities; in a demo, also that of the demo's authority. */
export const trustFolders = (config: {
  readonly trustDir: string;
  readonly dataDir: string;
  readonly demo: boolean;
}): readonly string[] => [config.trustDir, ...(config.demo ? [demoAuthorityFolder(config.dataDir)] : [])];
