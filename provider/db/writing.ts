import { StartupError } from './startupError';

/** Runs an action that writes to a data folder. @throws StartupError when it cannot be written */
export function writing<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}): give DATA_DIR a folder that this user may write.`,
      { cause: error },
    );
  }
}
