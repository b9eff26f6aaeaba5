import { useCallback, useSyncExternalStore } from 'react';
import { errors } from '../../../contract/schema/errors';
import type { RunningUpload } from '../../upload/startUpload';
import type { UploadStage } from '../../upload/uploadState';

interface AllUploads {
  /** Completed parts as a percentage of all parts. */
  readonly percent: number;
  readonly done: boolean;
  /** Stage at which an upload failed. */
  readonly failed: UploadStage | undefined;
}

/** Returns the overall progress of several uploads. */
export function useAllUploads(running: readonly RunningUpload[]): AllUploads {
  return JSON.parse(useUploads(running, () => JSON.stringify(summaryOf(running)))) as AllUploads;
}

/** Returns a value that is computed again whenever one of these uploads changes. */
export function useUploads<T extends string | boolean>(running: readonly RunningUpload[], read: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = running.map((one) => one.subscribe(listener));
      return () => ends.forEach((end) => void end());
    },
    [running],
  );
  return useSyncExternalStore(subscribe, read);
}

function summaryOf(running: readonly RunningUpload[]): AllUploads {
  const states = running.map((one) => one.state());
  const sum = (what: 'partsDone' | 'parts') => states.reduce((total, state) => total + state[what], 0);
  const total = sum('parts');
  return {
    percent: total === 0 ? 0 : Math.floor((sum('partsDone') / total) * 100),
    done: states.length > 0 && states.every(({ phase }) => phase === 'done'),
    // The choice of a wrong file to resume an upload is not a technical failure; it has its own sentence.
    failed: states.find(({ phase, problem }) => phase === 'failed' && problem !== errors.otherFile.say)
      ?.stage,
  };
}
