import { useState } from 'react';
import { platformSchoolCreate, platformSchoolList } from '../contract/endpoints/operators/schools';
import { call } from './api';
import { say } from './i18n/say';
import { Answered, Field, Form, useAnswer } from './parts';

const PAGE = 25;

/** All schools, searched and a page at a time; and a new one. */
export function SchoolsPage({ go }: { readonly go: (to: string) => void }) {
  const [q, setQ] = useState('');
  const [state, setState] = useState<'' | 'open' | 'closed'>('');
  const [page, setPage] = useState(1);
  const query = { q, state: state || null, page: String(page) };
  const found = useAnswer(() => call(platformSchoolList, { query }), JSON.stringify(query));
  return (
    <main>
      <h1>{say('schools')}</h1>
      <div className="tools">
        <Field
          name="q"
          label={say('search')}
          type="search"
          value={q}
          onChange={({ target }) => {
            setQ(target.value);
            setPage(1);
          }}
        />
        <p className="field">
          <label htmlFor="state">{say('state')}</label>
          <select
            id="state"
            value={state}
            onChange={({ target }) => {
              setState(target.value as typeof state);
              setPage(1);
            }}
          >
            <option value="">{say('all')}</option>
            <option value="open">{say('open')}</option>
            <option value="closed">{say('closed')}</option>
          </select>
        </p>
      </div>
      <Answered of={found}>
        {({ data: rows, total }) => (
          <>
            <div className="scroll">
              <table>
                <thead>
                  <tr>
                    {(['customerCode', 'name', 'codMin', 'city', 'state'] as const).map((column) => (
                      <th key={column} scope="col">
                        {say(column)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((school) => (
                    <tr key={school.customerCode}>
                      <th scope="row">
                        <a
                          href={`/gestore/scuole/${school.customerCode}`}
                          onClick={(event) => {
                            event.preventDefault();
                            go(`scuole/${school.customerCode}`);
                          }}
                        >
                          {school.customerCode}
                        </a>
                      </th>
                      <td>{school.name}</td>
                      <td>{school.codMin}</td>
                      <td>{school.city}</td>
                      <td>{say(school.closedAt ? 'isClosed' : 'isOpen')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {total === 0 && <p>{say('none')}</p>}
            {total > 0 && (
              <p className="pages">
                <span role="status">
                  {say('shown', { from: (page - 1) * PAGE + 1, to: (page - 1) * PAGE + rows.length, total })}
                </span>
                <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {say('previous')}
                </button>
                <button type="button" disabled={page * PAGE >= total} onClick={() => setPage(page + 1)}>
                  {say('next')}
                </button>
              </p>
            )}
          </>
        )}
      </Answered>
      <details>
        <summary>{say('newSchool')}</summary>
        <NewSchool onMade={(code) => go(`scuole/${code}`)} />
      </details>
    </main>
  );
}

function NewSchool({ onMade }: { readonly onMade: (code: string) => void }) {
  const inputs = ['customerCode', 'codMin', 'name', 'city', 'provincia', 'postalCode'] as const;
  return (
    <Form
      label={say('newSchool')}
      submit={say('create')}
      send={async (values) =>
        onMade((await call(platformSchoolCreate, { body: values as never })).customerCode)
      }
      fields={(problems) =>
        inputs.map((name) => <Field key={name} name={name} label={say(name)} problem={problems[name]} />)
      }
    />
  );
}
