import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from '../../../src/customRoutes/orders/Timeline';
import { answering } from '../../fixtures/answers';
import { order } from '../../fixtures/orderProvider';
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
