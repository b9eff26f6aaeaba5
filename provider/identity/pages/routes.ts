import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { VERIFY_ALIAS_PATH } from '../accounts/aliasLinks';
import { emailPaths } from '../accounts/emailLinks';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { showCode, submitCode } from './code';
import { showEmail, submitEmail } from './email';
import { answerFailure } from './failure';
import { showForgotten, submitForgotten } from './forgotten';
import { FORGOTTEN_PATH } from './forgottenPage';
import { infoPage } from './infoPage';
import { INFO_PATH } from './layout';
import { showOutbox } from './outbox';
import { OUTBOX_PATH } from './outboxPage';
import type { PageParts, PageRoute } from './parts';
import { askPasskey, submitPasskey } from './passkey';
import { passkeyAskPath, passkeyPath } from './passkeyForm';
import { languageFor, sendPage } from './sendPage';
import { show } from './show';
import { styleRoutes } from './styleRoutes';
import { submit } from './submit';
import { showVerifyAlias, submitVerifyAlias } from './verifyAlias';

/** Maximum size of a form in bytes; forms with a name and a password are smaller. */
const FORM_LIMIT = 8 * 1024;

const open = { config: { access: 'public' } } as const;

/**
 * Returns the plugin with the routes of the sign-in pages. A sign-in is an interaction of oidc-provider, which the last
 * page resumes.
 *
 * @param more registers the routes of other ways to sign in
 */
export function signInRoutes(parts: PageParts, more: (app: FastifyInstance) => void): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    app.setErrorHandler(answerFailure(parts.log));
    styleRoutes(app);
    app.get(INFO_PATH, open, (request, reply) =>
      sendPage(reply, 200, infoPage(languageFor(request), parts.links)),
    );
    // Demo only: a person who can read a mail can follow its link.
    if (parts.demo.length > 0)
      app.get(OUTBOX_PATH, open, (request, reply) => showOutbox(parts, request, reply));
    more(app);
    app.get(FORGOTTEN_PATH, open, showForgotten);
    app.post(FORGOTTEN_PATH, { ...open, bodyLimit: FORM_LIMIT }, (request, reply) =>
      submitForgotten(parts, request, reply),
    );
    for (const purpose of ['confirm', 'object'] as const) {
      app.get(emailPaths[purpose], open, (request, reply) => showEmail(parts, purpose, request, reply));
      app.post(emailPaths[purpose], { ...open, bodyLimit: FORM_LIMIT }, (request, reply) =>
        submitEmail(parts, purpose, request, reply),
      );
    }
    app.get(VERIFY_ALIAS_PATH, open, (request, reply) => showVerifyAlias(parts, request, reply));
    app.post(VERIFY_ALIAS_PATH, { ...open, bodyLimit: FORM_LIMIT }, (request, reply) =>
      submitVerifyAlias(parts, request, reply),
    );
    app.get<PageRoute>(`${SIGN_IN_PATH}/:uid`, open, (request, reply) => show(parts, request, reply));
    app.post<PageRoute>(`${SIGN_IN_PATH}/:uid`, { ...open, bodyLimit: FORM_LIMIT }, (request, reply) =>
      submit(parts, request, reply),
    );
    app.get<PageRoute>(`${SIGN_IN_PATH}/:uid/codice`, open, (request, reply) =>
      showCode(parts, request, reply),
    );
    app.post<PageRoute>(`${SIGN_IN_PATH}/:uid/codice`, { ...open, bodyLimit: FORM_LIMIT }, (request, reply) =>
      submitCode(parts, request, reply),
    );
    const form = { ...open, bodyLimit: FORM_LIMIT };
    app.post<PageRoute>(passkeyAskPath(':uid'), form, (request, reply) => askPasskey(parts, request, reply));
    app.post<PageRoute>(passkeyPath(':uid'), form, (request, reply) => submitPasskey(parts, request, reply));
  };
}

function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
