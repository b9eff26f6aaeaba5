import type { Catalogue } from '../catalogue';

/** Sentences of the page of a data export, and of the notice above the list of exports. */
export const exports: Catalogue['exports'] = {
  again: 'Ask again',
  preparing: 'Being prepared',
  soon: 'The request will be processed soon.',
  by: 'It will be served by %{at}.',
  begins: 'The preparation begins on %{at}. Until the file is ready, the request can be cancelled.',
  progress: 'Progress of the preparation',
  done: 'Prepared to %{done} %',
  failed: 'The preparation failed. Cancel the request and make another, or contact support.',
  failedOne: 'Request %{number} could not be prepared: cancel it and make another.',
  ready: 'The file is ready',
  leftToday: 'It can be downloaded today, the last day.',
  left: 'It can be downloaded for %{smart_count} more day, until %{day}. |||| It can be downloaded for %{smart_count} more days, until %{day}.',
  download: 'Download the file %{size}',
  hash: 'SHA-256: %{hash}',
  expired: 'The file can no longer be downloaded: the time for it has passed.',
  cancelled: 'The request was cancelled on %{at}: the data will not be prepared.',
  cancelledBy: '%{by} cancelled the request on %{at}: the data will not be prepared.',
  deleted: 'The export was deleted on %{at}: the file can no longer be downloaded.',
  deletedBy: '%{by} deleted the export on %{at}: the file can no longer be downloaded.',
  open: 'Open the request',
  request: 'Request',
  scope: {
    title: 'What the file will hold',
    about:
      'The tables of each chosen application as CSV, with headings, and a manifest that says what is there, what is missing and why. Sizes are approximate.',
    none: 'Choose an application to see what the file will hold.',
    failed: 'What the file will hold could not be read. The request can be made all the same.',
    application: 'Application',
    table: 'Table',
    rows: 'Rows',
    total: 'About %{size} in all, before it is packed',
    warned: 'The other supervisors of the school will be told at once and can cancel the request.',
  },
  hours: {
    title: 'When requests are served:',
    morning: 'on working days from 08:00 to 14:00: at 14:00;',
    afternoon: 'from 14:00 to 17:30: at every full hour;',
    night:
      'from 17:30 to 08:00, at weekends, on holidays and closures: they count as received at 08:00 of the next working day.',
    between: 'After a request, another one can be made when %{days} days have passed.',
  },
};
