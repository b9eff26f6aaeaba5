import type { interactionPolicy } from 'oidc-provider';

/** Where the sign-in pages live. */
export const SIGN_IN_PATH = '/accedi';

/** When a person has to be asked who they are, and where. */
export function createInteractions(policies: typeof interactionPolicy) {
  const policy = policies.base();
  // Nobody is asked for consent: see grant.ts.
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
