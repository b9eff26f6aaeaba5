import { useState } from 'react';
import {
  platformSupervisorCreate,
  platformSupervisorInvite,
  platformSupervisorList,
} from '../contract/endpoints/operators/supervisors';
import { call } from './api';
import { moment, say } from './i18n/say';
import { Answered, Field, Form, Problem, useAnswer } from './parts';

/** The supervisors of a school, and a new one. */
export function Supervisors({ code }: { readonly code: string }) {
  const params = { school: code };
  const found = useAnswer(() => call(platformSupervisorList, { params }), code);
  const [said, setSaid] = useState<string>();
  const [error, setError] = useState<Error>();
  const invite = async (uid: string) => {
    await call(platformSupervisorInvite, { params: { ...params, uid } });
    setSaid(say('invited', { uid }));
  };
  return (
    <section aria-labelledby="supervisors">
      <h2 id="supervisors">{say('supervisors')}</h2>
      {said && <p role="status">{said}</p>}
      {error && <Problem error={error} />}
      <Answered of={found}>
        {(people) =>
          people.length === 0 ? (
            <p>{say('noSupervisors')}</p>
          ) : (
            <ul className="rows">
              {people.map(({ uid, sn, cn, email, lastLogin }) => (
                <li key={uid}>
                  <strong>{uid}</strong>
                  <span>
                    {cn} {sn}, {email}
                  </span>
                  <span>{lastLogin ? say('lastIn', { at: moment(lastLogin) }) : say('neverIn')}</span>
                  {!lastLogin && (
                    <button
                      type="button"
                      aria-label={`${say('invite')}: ${uid}`}
                      onClick={() => invite(uid).catch(setError)}
                    >
                      {say('invite')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <details>
        <summary>{say('newSupervisor')}</summary>
        <p>{say('supervisorNote')}</p>
        <Form
          label={say('newSupervisor')}
          submit={say('create')}
          send={async ({ sn = '', cn = '', email = '' }) => {
            const { uid } = await call(platformSupervisorCreate, { params, body: { sn, cn, email } });
            setSaid(say('invited', { uid }));
            found.again();
          }}
          fields={(problems) => (
            <>
              <Field name="sn" label={say('surname')} problem={problems.sn} />
              <Field name="cn" label={say('firstName')} problem={problems.cn} />
              <Field name="email" label={say('email')} type="email" problem={problems.email} />
            </>
          )}
        />
      </details>
    </section>
  );
}
