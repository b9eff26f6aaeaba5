import { useCommand } from './useCommand';
import { useUserAreaText } from './useUserAreaText';

/** A command of the user area: what is said of a refusal of it is {@link useUserAreaText}'s. */
export function useUserAreaCommand(): ReturnType<typeof useCommand> {
  return useCommand(useUserAreaText());
}
