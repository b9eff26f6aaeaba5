import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { DatabaseUnavailable } from '../../db/database';
import { sentencesIn } from '../../i18n/language';
import { messagePage } from './message';
import { languageOfContext, respondPage } from './respond';

/** Renders the page for an error of oidc-provider: the problem and a link to continue, without an error code. */
export function renderOidcError(ctx: KoaContextWithOIDC, _out: ErrorOut, error: Error): void {
  const language = languageOfContext(ctx);
  const sentences = sentencesIn(language);
  respondPage(ctx, messagePage(language, sentences[kindOf(error)]));
}

function kindOf(error: Error): 'expired' | 'unavailable' | 'error' {
  if (error instanceof DatabaseUnavailable) return 'unavailable';
  return error.name === 'SessionNotFound' ? 'expired' : 'error';
}
