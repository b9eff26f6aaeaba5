/** Sentences of letters for the selected users. */
export const letters = {
  about:
    'One page for each person, ready to be printed, with a personal link and a code to scan. It contains no password.',
  planned: '%{smart_count} letter. |||| %{smart_count} letters.',
  leftOut: '%{smart_count} person without a letter |||| %{smart_count} people without a letter',
};

/** Words of the action that prepares the letters. */
export const prepareLetters = {
  label: 'Prepare letters',
  row: 'Prepare the letter of %{name}',
  planned: '%{smart_count} letter to prepare |||| %{smart_count} letters to prepare',
  leftOut: 'There will be no letter for them',
  none: 'A letter can be prepared for none of the chosen users',
  doneOne: 'The letter is ready',
  doneMany: 'The letters are ready',
  nothingToDo: 'No letter was prepared',
  partly: '%{smart_count} letter is ready |||| %{smart_count} letters are ready',
  confirm: 'Prepare letters',
  steps: { review: { title: 'Prepare the letters?', text: '' } },
};
