import type { KoaContextWithOIDC } from 'oidc-provider';
import { sentencesIn } from '../../i18n/language';
import { autoSubmitPage } from './autoSubmit';
import { newNonce } from './headers';
import { languageOfContext, respondPage } from './respond';

/** Marks the page with which oidc-provider submits a form; it cannot be replaced by configuration. */
const THEIRS = '<title>Submitting Callback</title>';
const FORM_ID = 'prosegui';

/** Replaces oidc-provider's page with ours, in the person's language and under our content security policy. */
export async function ownPages(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (typeof ctx.body !== 'string' || !ctx.body.includes(THEIRS)) return;
  const action = /<form method="post" action="([^"]*)">/.exec(ctx.body)?.[1];
  const fields = ctx.body.match(/<input type="hidden" [^>]*>/g) ?? [];
  if (action === undefined) throw new Error('The page of oidc-provider is not the one that we know.');
  const language = languageOfContext(ctx);
  const { proceed } = sentencesIn(language);
  const nonce = newNonce();
  const page = autoSubmitPage({
    language,
    title: proceed.title,
    text: proceed.text,
    button: proceed.submit,
    form: {
      id: FORM_ID,
      html: `<form id="${FORM_ID}" method="post" action="${action}">${fields.join('')}</form>`,
    },
    nonce,
  });
  respondPage(ctx, page, nonce);
}
