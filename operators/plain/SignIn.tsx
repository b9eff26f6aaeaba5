import { operatorSignIn } from '../../contract/staff/endpoints/session';
import type { OperatorSession } from '../../contract/staff/operator';
import { call } from './api';
import { CodeField, Field, Form } from './parts';
import { say } from './say';

/** Sign-in form, with password and one-time code together. */
export function SignIn({ onSession }: { readonly onSession: (session: OperatorSession) => void }) {
  return (
    <main>
      <h1>{say('signIn')}</h1>
      <p>{say('signInNote')}</p>
      <Form
        label={say('signIn')}
        submit={say('enter')}
        send={async ({ username = '', password = '', code = '' }) =>
          onSession(await call(operatorSignIn, { body: { username, password, code } }))
        }
        fields={(problems) => (
          <>
            <Field
              name="username"
              label={say('username')}
              autoComplete="username"
              problem={problems.username}
            />
            <Field
              name="password"
              label={say('password')}
              type="password"
              autoComplete="current-password"
              problem={problems.password}
            />
            <CodeField problem={problems.code} />
          </>
        )}
      />
    </main>
  );
}
