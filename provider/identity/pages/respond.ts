import type { KoaContextWithOIDC } from 'oidc-provider';
import { type Language, languageOf } from '../../i18n/language';
import { pageHeaders } from './headers';

/** Answers one of oidc-provider's routes with our page. */
export function respondPage(ctx: KoaContextWithOIDC, page: string, nonce?: string): void {
  ctx.body = page;
  ctx.set(pageHeaders(nonce));
}

export function languageOfContext(ctx: KoaContextWithOIDC): Language {
  return languageOf(ctx.get('accept-language'));
}
