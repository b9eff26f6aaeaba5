import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, useWhyWithheld, viewerOf } from '../../session/viewer';
import type { ListAction } from '../declaration/declaration';
import { shownIn } from '../record/shownIn';

/** A tool, and the reason it is disabled for support staff. */
export type OfferedTool = ListAction & { readonly disabledReason: string | undefined };

/** Returns the tools available to this person in this school, and those that are disabled for them as support staff. */
export function useTools(declared: readonly ListAction[]): readonly OfferedTool[] {
  const may = useMay();
  const schoolContext = useSchoolContext();
  const whyWithheld = useWhyWithheld();
  const viewer = viewerOf(useSession());
  return shownIn(declared, schoolContext, viewer).flatMap((tool) => {
    const disabledReason = whyWithheld(tool.can);
    return disabledReason || may(tool.can) ? [{ ...tool, disabledReason }] : [];
  });
}

/** Returns the loader of the opened tool's dialog. */
export function dialogOf(tools: readonly ListAction[], begun: string | undefined) {
  const tool = tools.find(({ name }) => name === begun);
  return tool && 'dialog' in tool.opens ? tool.opens.dialog : undefined;
}
