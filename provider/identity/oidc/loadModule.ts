import type * as OidcProvider from 'oidc-provider';

export type OidcModule = typeof OidcProvider;

let loading: Promise<OidcModule> | undefined;

/**
 * Loads oidc-provider without its warning about the version of Node. The project is tested on that version, and
 * operators could do nothing about the warning.
 */
export function loadOidcModule(): Promise<OidcModule> {
  loading ??= quietly(() => import('oidc-provider'));
  return loading;
}

async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
