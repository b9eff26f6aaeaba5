import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, viewerOf } from '../../session/viewer';
import type { Tool } from '../declaration/declaration';
import { shownIn } from '../record/shownIn';

/** The tools that this person has in this school. */
export function useTools(declared: readonly Tool[]): readonly Tool[] {
  const may = useMay();
  const schoolContext = useSchoolContext();
  const viewer = viewerOf(useSession());
  return shownIn(declared, schoolContext, viewer).filter(({ can }) => may(can));
}

/** What fetches the dialog of the tool that was begun. */
export function dialogOf(tools: readonly Tool[], begun: string | undefined) {
  const tool = tools.find(({ name }) => name === begun);
  return tool && 'dialog' in tool.opens ? tool.opens.dialog : undefined;
}
