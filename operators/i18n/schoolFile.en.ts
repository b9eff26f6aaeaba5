/** Texts of the pages that import thousands of schools from a file. */
export const schoolFile = {
  title: 'Schools from a file',
  about:
    'A CSV or an Excel sheet (.xlsx) with a heading, or a JSON list, of 20,000 schools at most: each with its licences, contracts and supervisor where they are given. The file is checked row by row first; schools are made only once that is confirmed.',
  example: 'Download an example',
  choose: 'Choose the file',
  drop: 'or drop it here',
  withHidden: 'Read the hidden rows of the sheet too, for example those hidden by a filter',
  readHidden: 'Choose the file again and read the hidden rows too',
  reading: 'Checking the file...',
  before: 'Files checked before',
  of: 'File of schools of %{at}',
  back: 'All files',
  run: 'Make %{smart_count} school |||| Make %{smart_count} schools',
  resume: 'Resume: make %{smart_count} school |||| Resume: make %{smart_count} schools',
  takeBack: 'Take the import back',
  takeBackAgain:
    'Try again to take back %{smart_count} school |||| Try again to take back %{smart_count} schools',
  takeBackAbout:
    'Taking back, within thirty days, removes the schools in which nobody has signed in yet; the others stay and can be closed.',
  problems: 'Rows to be corrected',
  row: 'Row %{row}',
  first: 'The first 200 rows are listed.',
  head: {
    file: 'Checked on',
    state: 'State',
    rows: 'Rows',
    made: 'Made',
    refused: 'To be corrected',
    by: 'By',
    row: 'Row',
    school: 'School',
    column: 'Column',
    problem: 'What is wrong',
  },
  state: {
    previewed: 'To be confirmed',
    running: 'Going on',
    stopped: 'Stopped',
    done: 'Done',
    takenBack: 'Taken back',
  },
  says: {
    nothing: 'There is no school to make with this file.',
    previewed:
      'The file makes %{smart_count} school. Nothing was made yet. |||| The file makes %{smart_count} schools. Nothing was made yet.',
    running: 'Being made: %{smart_count} school is left. |||| Being made: %{smart_count} schools are left.',
    stopped:
      'An error stopped it: %{smart_count} school is left. It can be resumed. |||| An error stopped it: %{smart_count} schools are left. It can be resumed.',
    done: 'The schools were made. Supervisors get an e-mail with the link to choose their password.',
    takenBack: 'The import was taken back.',
  },
  counts: {
    ready: 'To be made',
    done: 'Made',
    refused: 'To be corrected',
    skipped: 'There already',
    takenBack: 'Removed',
    kept: 'Kept, being in use',
  },
};
