import type { interactionPolicy } from 'oidc-provider';

/** Base path of the sign-in pages. */
export const SIGN_IN_PATH = '/accedi';

/** Creates the policy of when a person must authenticate, and where. */
export function createInteractions(policies: typeof interactionPolicy) {
  const policy = policies.base();
  // There is no consent screen: see grant.ts.
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new policies.Check('no_grant', 'End-User authentication is required', 'login_required', (ctx) =>
        ctx.oidc.session?.accountId !== undefined && ctx.oidc.entities.Grant?.jti === undefined
          ? policies.Check.REQUEST_PROMPT
          : policies.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return { policy, url: (_ctx: unknown, { uid }: { uid: string }) => `${SIGN_IN_PATH}/${uid}` };
}
