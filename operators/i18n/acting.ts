/** Texts of an action on one record or several. */
interface Acting {
  readonly label: string;
  readonly row: string;
  readonly confirm: string;
  readonly planned: string;
  readonly leftOut: string;
  readonly none: string;
  readonly doneOne: string;
  readonly doneMany: string;
  readonly nothingToDo: string;
  readonly partly: string;
  readonly title: string;
  readonly text: string;
}

/** Arranges the texts of an action as the engine expects them, including its single step. */
export const acting = ({ title, text, ...words }: Acting) => ({ ...words, steps: { last: { title, text } } });
