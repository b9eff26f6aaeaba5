import { storedResource } from '../../src/kit/storedResource';
import { trips as stored } from './trips';

export const trips = storedResource(stored, {
  list: {
    columns: ['destination', 'start', 'end', 'means', 'pupils', 'takings', 'inCharge', 'status'],
    sort: '-start',
  },
});
