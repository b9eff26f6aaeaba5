import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, useWhyWithheld, viewerOf } from '../../session/viewer';
import type { Tool } from '../declaration/declaration';
import { shownIn } from '../record/shownIn';

/** A tool, and why it is out of use for somebody of support. */
export type OfferedTool = Tool & { readonly disabledReason: string | undefined };

/** The tools that this person has in this school, and those that are withheld from them as support. */
export function useTools(declared: readonly Tool[]): readonly OfferedTool[] {
  const may = useMay();
  const schoolContext = useSchoolContext();
  const whyWithheld = useWhyWithheld();
  const viewer = viewerOf(useSession());
  return shownIn(declared, schoolContext, viewer).flatMap((tool) => {
    const disabledReason = whyWithheld(tool.can);
    return disabledReason || may(tool.can) ? [{ ...tool, disabledReason }] : [];
  });
}

/** What fetches the dialog of the tool that was begun. */
export function dialogOf(tools: readonly Tool[], begun: string | undefined) {
  const tool = tools.find(({ name }) => name === begun);
  return tool && 'dialog' in tool.opens ? tool.opens.dialog : undefined;
}
