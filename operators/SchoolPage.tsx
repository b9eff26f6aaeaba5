import { useState } from 'react';
import {
  platformSchoolClose,
  platformSchoolClosing,
  platformSchoolRead,
  platformSchoolReopen,
} from '../contract/endpoints/operators/schools';
import type { PlatformSchool } from '../contract/entities/platformSchool';
import { call } from './api';
import { Contracts } from './Contracts';
import { moment, say } from './i18n/say';
import { Licences } from './Licences';
import { Answered, Problem, useAnswer } from './parts';
import { Supervisors } from './Supervisors';

interface SchoolProps {
  readonly code: string;
  readonly go: (to: string) => void;
}

/** One school: who it is, its supervisors, licences and contracts, and closing it. */
export function SchoolPage({ code, go }: SchoolProps) {
  const params = { school: code };
  const read = useAnswer(() => call(platformSchoolRead, { params }), code);
  return (
    <main>
      <p>
        <a
          href="/gestore/"
          onClick={(event) => {
            event.preventDefault();
            go('');
          }}
        >
          {say('back')}
        </a>
      </p>
      <Answered of={read}>
        {(school) => (
          <>
            <h1>
              {school.name} <small>{school.customerCode}</small>
            </h1>
            <dl>
              {(['codMin', 'city', 'provincia', 'postalCode'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{say(fact)}</dt>
                  <dd>{school[fact] || '–'}</dd>
                </div>
              ))}
              <div>
                <dt>{say('state')}</dt>
                <dd>{say(school.closedAt ? 'isClosed' : 'isOpen')}</dd>
              </div>
            </dl>
            <Supervisors code={code} />
            <Licences code={code} />
            <Contracts code={code} />
            <Closing school={school} onChange={read.again} />
          </>
        )}
      </Answered>
    </main>
  );
}

/** What closing comes to is read before it is agreed to. */
function Closing({ school, onChange }: { readonly school: PlatformSchool; readonly onChange: () => void }) {
  const params = { school: school.customerCode };
  const [warning, setWarning] = useState<string>();
  const [error, setError] = useState<Error>();
  const run = (work: Promise<unknown>) =>
    work.then(() => {
      setWarning(undefined);
      onChange();
    }, setError);
  const preview = async () => {
    const { people, enabled, signedInLately, licences, files, reopenDays } = await call(
      platformSchoolClosing,
      {
        params,
      },
    );
    const counts = { people, enabled, lately: signedInLately, licences, files, days: reopenDays };
    setWarning(say('closeWarning', { school: school.name, ...counts }));
  };
  return (
    <section aria-labelledby="closing">
      <h2 id="closing">{say('closing')}</h2>
      {error && <Problem error={error} />}
      {school.closedAt ? (
        <>
          <p>
            {say('closedSince', {
              at: moment(school.closedAt),
              by: school.closedBy ?? '',
              until: moment(school.reopenUntil),
            })}
          </p>
          <button type="button" onClick={() => run(call(platformSchoolReopen, { params }))}>
            {say('reopen')}
          </button>
        </>
      ) : warning ? (
        <fieldset aria-label={say('close')}>
          <p className="alert">{warning}</p>
          <button type="button" onClick={() => setWarning(undefined)}>
            {say('cancel')}
          </button>
          <button type="button" className="danger" onClick={() => run(call(platformSchoolClose, { params }))}>
            {say('confirm')}
          </button>
        </fieldset>
      ) : (
        <button type="button" className="danger" onClick={() => preview().catch(setError)}>
          {say('close')}
        </button>
      )}
    </section>
  );
}
