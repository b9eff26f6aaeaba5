import { english } from '../english';
import type * as italian from '../it/exportRequests';

export const exportRequests = english<typeof italian>()({
  chooseApplicationWhoseData: 'Choose the application whose data are exported.',
  expired: 'The file can no longer be downloaded: the time for it has passed. It can be asked for again.',
  cancel: 'The request was fulfilled already: it cannot be cancelled any more, but it can be deleted.',
  deleted: 'The request is still being processed: it cannot be deleted, but it can be cancelled.',
  cancelledRequest: '{name} cancelled the request on {at}.',
  deletedRequest: '{name} deleted the request on {at}.',
  schoolHasNoLicence: 'The school has no licence of the application {code}.',
  requestWasMadeAlready: 'A request was made already on {day}. Another can be made from {from}.',
});
