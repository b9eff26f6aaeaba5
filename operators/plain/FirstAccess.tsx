import { useEffect, useState } from 'react';
import type { OutputOf } from '../../contract/schema/endpoint';
import { operatorFirstAccess, operatorInvitationOpen } from '../../contract/staff/endpoints/session';
import { call } from './api';
import { CodeField, Field, Form, Problem } from './parts';
import { say } from './say';

type Opened = OutputOf<typeof operatorInvitationOpen>;

/** Token in the fragment of the address; it is removed from the address and from the history. */
const id = window.location.hash.slice(1);
let opening: Promise<Opened> | undefined;

/** Page of the first-access link of an operator, which can be opened once. */
export function FirstAccess() {
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<Error>();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
    opening ??= call(operatorInvitationOpen, { body: { id } });
    opening.then(setOpened, setError);
  }, []);
  return (
    <main>
      <h1>{say('firstAccess')}</h1>
      {error && <Problem error={error} />}
      {ready && (
        <>
          <p role="status">{say('ready')}</p>
          <a href="/gestore">{say('goToSignIn')}</a>
        </>
      )}
      {opened && !ready && <Choose opened={opened} onReady={() => setReady(true)} />}
    </main>
  );
}

function Choose({ opened, onReady }: { readonly opened: Opened; readonly onReady: () => void }) {
  const [key] = useState(() => crypto.randomUUID() as string);
  return (
    <>
      <p>{say('firstAccessNote')}</p>
      <p>{say('scan')}</p>
      <img src={opened.qr} alt={say('qr')} width={264} height={264} />
      <p>
        <code>{opened.secret}</code>
      </p>
      <Form
        label={say('firstAccess')}
        submit={say('confirm')}
        send={async ({ password = '', code = '' }) => {
          await call(operatorFirstAccess, { body: { id, password, code } }, key);
          onReady();
        }}
        fields={(problems) => (
          <>
            <Field
              name="username"
              label={say('username')}
              value={opened.username}
              readOnly
              autoComplete="username"
            />
            <Field
              name="password"
              label={say('newPassword')}
              type="password"
              autoComplete="new-password"
              problem={problems.password}
            />
            <CodeField problem={problems.code} />
          </>
        )}
      />
    </>
  );
}
