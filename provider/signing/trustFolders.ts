import { demoAuthorityFolder } from './sign/demoAuthority';

/** Where a provider looks for the authorities that it trusts; the demo's own only where there is a demo. */
export const trustFolders = (config: {
  readonly trustDir: string;
  readonly dataDir: string;
  readonly demo: boolean;
}): readonly string[] => [config.trustDir, ...(config.demo ? [demoAuthorityFolder(config.dataDir)] : [])];
