import { platformContractList, platformContractOffer } from '../contract/endpoints/operators/contracts';
import { type ContractType, contractTypes } from '../contract/entities/contractDocument';
import { call } from './api';
import { type Sentence, say } from './i18n/say';
import { Answered, Field, Form, useAnswer } from './parts';

const states: Readonly<Record<number, Sentence>> = {
  [-1]: 'noFile',
  0: 'toSign',
  1: 'signed',
  2: 'counterSigned',
  3: 'plain',
};

/** The contracts of a school, and a new one. */
export function Contracts({ code }: { readonly code: string }) {
  const params = { school: code };
  const found = useAnswer(() => call(platformContractList, { params }), code);
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts">{say('contracts')}</h2>
      <Answered of={found}>
        {(contracts) =>
          contracts.length === 0 ? (
            <p>{say('noContracts')}</p>
          ) : (
            <ul className="rows">
              {contracts.map(({ fileName, name, status }) => (
                <li key={fileName}>
                  <strong>{name}</strong>
                  <span>{say(states[status] ?? 'noFile')}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <details>
        <summary>{say('newContract')}</summary>
        <Form
          label={say('newContract')}
          submit={say('offer')}
          send={async ({ type, year }) => {
            await call(platformContractOffer, {
              params,
              body: { type: type as ContractType, year: Number(year) },
            });
            found.again();
          }}
          fields={(problems) => (
            <>
              <p className="field">
                <label htmlFor="type">{say('type')}</label>
                <select id="type" name="type">
                  {contractTypes.map((type) => (
                    <option key={type}>{type}</option>
                  ))}
                </select>
              </p>
              <Field name="year" label={say('year')} inputMode="numeric" problem={problems.year} />
            </>
          )}
        />
      </details>
    </section>
  );
}
