import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductsTable } from '../../../src/customRoutes/orders/ProductsTable';
import { Timeline } from '../../../src/customRoutes/orders/Timeline';
import { answering } from '../../fixtures/answers';
import { order, product } from '../../fixtures/orderProvider';
import { firstScreen, ownScreen } from '../../fixtures/resourceScreen';
import { servicesProvider } from '../../fixtures/servicesProvider';

const NAME = 'Fornitore S.p.A.';
const options = { roles: ['supervisor'], callApi: answering({}).callApi, providerName: NAME } as const;

it('SHELL-054 the tab of the preservation ends with the name of the provider', async () => {
  ownScreen('/servizi', { ...options, callApi: servicesProvider({}).callApi });
  expect(await screen.findByRole('tab', { name: `Conservazione ${NAME}` })).toBeVisible();
});

it('SHELL-054 the second step of a renewal waits for the provider, by name', () => {
  firstScreen(<Timeline order={order()} />, options);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(`In attesa accettazione da parte di ${NAME}`);
});

it('SHELL-054 the help of MAD calls its portal by the name of the provider', () => {
  const variant = { kind: 'renewal', services: false } as const;
  firstScreen(<ProductsTable variant={variant} products={[product('MAD')]} />, options);
  const help = `Consente l'acquisizione delle domande di supplenza inviate tramite ${NAME} MAD-INTERPELLO`;
  expect(
    screen.getByRole('button', { name: `Informazioni su ${product('MAD').descrizione}: ${help}` }),
  ).toHaveAttribute('data-tip', help);
});
