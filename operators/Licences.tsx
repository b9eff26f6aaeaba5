import { useState } from 'react';
import { platformApplicationList } from '../contract/endpoints/operators/applications';
import {
  platformLicenceEnd,
  platformLicenceEnding,
  platformLicenceGive,
  platformLicenceList,
  platformLicenceRestore,
} from '../contract/endpoints/operators/licences';
import { call } from './api';
import { day, say } from './i18n/say';
import { Answered, Field, Form, Problem, useAnswer } from './parts';

/** The licences of a school: given, ended, taken back. */
export function Licences({ code }: { readonly code: string }) {
  const params = { school: code };
  const found = useAnswer(() => call(platformLicenceList, { params }), code);
  const applications = useAnswer(() => call(platformApplicationList), '');
  const [ending, setEnding] = useState<{ readonly ac: string; readonly warning: string }>();
  const [error, setError] = useState<Error>();
  const preview = async (ac: string) => {
    const { people, restoreDays } = await call(platformLicenceEnding, { params: { school: code, ac } });
    setEnding({ ac, warning: say('endWarning', { ac, people, days: restoreDays }) });
  };
  const run = async (endpoint: typeof platformLicenceEnd | typeof platformLicenceRestore, ac: string) => {
    await call(endpoint, { params: { school: code, ac } });
    setEnding(undefined);
    found.again();
  };
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">{say('licences')}</h2>
      {error && <Problem error={error} />}
      <Answered of={found}>
        {(licences) =>
          licences.length === 0 ? (
            <p>{say('noLicences')}</p>
          ) : (
            <ul className="rows">
              {licences.map(({ ac, description, status, expirationDate, endedAt }) => (
                <li key={ac}>
                  <strong>{ac}</strong>
                  <span>{description}</span>
                  <span>
                    {!status
                      ? say('ended')
                      : expirationDate
                        ? say('until', { day: day(expirationDate) })
                        : say('inForce')}
                  </span>
                  {status && ending?.ac !== ac && (
                    <button
                      type="button"
                      aria-label={`${say('end')}: ${ac}`}
                      onClick={() => preview(ac).catch(setError)}
                    >
                      {say('end')}
                    </button>
                  )}
                  {!status && endedAt && (
                    <button type="button" onClick={() => run(platformLicenceRestore, ac).catch(setError)}>
                      {say('restore')}
                    </button>
                  )}
                  {ending?.ac === ac && (
                    <fieldset aria-label={`${say('end')}: ${ac}`}>
                      <p className="alert">{ending.warning}</p>
                      <button type="button" onClick={() => setEnding(undefined)}>
                        {say('cancel')}
                      </button>
                      <button
                        type="button"
                        className="danger"
                        onClick={() => run(platformLicenceEnd, ac).catch(setError)}
                      >
                        {say('confirm')}
                      </button>
                    </fieldset>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <details>
        <summary>{say('newLicence')}</summary>
        <Form
          label={say('newLicence')}
          submit={say('give')}
          send={async ({ ac = '', expirationDate }) => {
            const licences = [{ ac, ...(expirationDate && { expirationDate }) }];
            await call(platformLicenceGive, { params, body: { licences } });
            found.again();
          }}
          fields={(problems) => (
            <>
              <p className="field">
                <label htmlFor="ac">{say('application')}</label>
                <select id="ac" name="ac">
                  {applications.answer?.map(({ ac, description }) => (
                    <option key={ac} value={ac}>
                      {ac} {description}
                    </option>
                  ))}
                </select>
              </p>
              <Field
                name="expirationDate"
                label={say('expires')}
                type="date"
                problem={problems['licences[0].expirationDate']}
              />
            </>
          )}
        />
      </details>
    </section>
  );
}
