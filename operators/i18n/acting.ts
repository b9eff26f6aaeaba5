/** What an action on one record or several says of itself. */
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

/** The sentences of an action as the engine looks for them, its one step among them. */
export const acting = ({ title, text, ...words }: Acting) => ({ ...words, steps: { last: { title, text } } });
