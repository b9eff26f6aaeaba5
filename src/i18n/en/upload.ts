import type { Catalogue } from '../catalogue';

/** Sentences about uploads of large files. */
export const upload: Catalogue['upload'] = {
  sent: '%{sent} of %{size} (%{percent}%).',
  left: {
    soon: 'Less than a minute left.',
    minutes: 'About %{smart_count} minute left. |||| About %{smart_count} minutes left.',
    hours: 'About %{smart_count} hour left. |||| About %{smart_count} hours left.',
  },
  phase: {
    sending: 'Uploading.',
    paused: 'Paused: what has arrived is kept.',
    offline: 'There is no Internet connection: the upload will go on by itself.',
    checking: 'Checking the file that has arrived.',
    done: 'Uploaded and checked.',
    failed: 'The upload stopped: what has arrived is kept.',
  },
  pause: 'Pause',
  pauseOf: 'Pause the upload of %{name}',
  resume: 'Resume',
  resumeOf: 'Resume the upload of %{name}',
  retry: 'Try again',
  remove: 'Remove',
  removeOf: 'Remove %{name} and choose another file',
  retryOf: 'Try the upload of %{name} again',
  unreadable:
    'The file cannot be read any more: it was moved, deleted or changed. Choose it again to go on with the upload.',
  by: 'Upload begun by %{by}. To go on with it from here, choose the same file.',
  byDone: 'Uploaded by %{by} and checked.',
  inside: {
    notZip:
      'This is no .zip archive: its content cannot be looked at before it is sent. It can be uploaded all the same.',
    damaged: 'The archive is incomplete or damaged: copy it again and see that it opens.',
    empty: 'The archive is empty.',
    supplier:
      'Archive of %{supplier}, %{smart_count} file. |||| Archive of %{supplier}, %{smart_count} files.',
    unknown:
      'Unknown supplier, %{smart_count} file. It can be uploaded all the same. |||| Unknown supplier, %{smart_count} files. It can be uploaded all the same.',
    years: 'School years: %{years}.',
    encrypted:
      'The archive has a password: write it beside the file, or nobody will be able to read the data.',
    otherSupplier:
      'This looks like an archive of %{found}, but the supplier is %{chosen}: see that it is the right file.',
    missing: 'The archive does not hold: %{tables}. See that the export is complete.',
  },
};
