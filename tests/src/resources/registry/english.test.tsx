import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inEnglish } from '../../../../contract/messages/inEnglish';
import { syncRefusal } from '../../../../contract/registry/registrySync';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { ImportDialog } from '../../../../src/resources/registry/ImportDialog';
import { SyncComparison } from '../../../../src/resources/registry/SyncComparison';
import { answering, personOf, usersResource } from '../../../fixtures/registryScreen';
import { viewScreen } from '../../../fixtures/resourceScreen';

async function inEnglishScreen(dialog: React.ReactNode, people: readonly object[] = []) {
  const i18n = createI18nProvider();
  await i18n.changeLocale('en');
  const run = answering({ registryList: { data: people, errors: [] } });
  viewScreen(dialog, {
    resource: usersResource,
    roles: ['supervisor'],
    rows: [],
    calls: { callEndpoint: run },
    i18n,
  });
}

it('why somebody cannot be imported from the registry is said in English to a person who reads English', async () => {
  const person = personOf(2, { codiceFiscale: null, isCodiceFiscaleValid: false });
  await inEnglishScreen(<ImportDialog resource={usersResource} close={() => undefined} />, [person]);
  const box = await screen.findByRole('checkbox', { name: /Rossi2/ });
  const italian = 'Il codice fiscale manca: va inserito da Alunni o Personale';
  expect(box).toHaveAccessibleDescription(`Cannot be imported: ${inEnglish(italian)}`);
});

it('so is why a tax code of the registry is not taken over', async () => {
  const person = personOf(1, {
    codiceFiscale: 'CORTO',
    uidPortale: 'rossi1.SG10001',
    codiceFiscaleAllineato: false,
  });
  await inEnglishScreen(
    <SyncComparison people={[person as never]} send={() => Promise.reject()} close={() => undefined} />,
  );
  const italian = syncRefusal({ codiceFiscale: 'CORTO' }) ?? '';
  expect(await screen.findByText(inEnglish(italian) ?? '')).toBeInTheDocument();
  expect(screen.queryByText(italian)).toBeNull();
});
