import { useSay } from '../i18n/useSay';

/** Returns a function that describes the remaining time in rounded words: about 3 minutes. */
export function useTimeLeft(): (seconds: number) => string {
  const say = useSay();
  return (seconds) => {
    if (seconds < 60) return say('upload.left.soon');
    const minutes = Math.round(seconds / 60);
    if (minutes < 90) return say('upload.left.minutes', { smart_count: minutes });
    return say('upload.left.hours', { smart_count: Math.round(minutes / 60) });
  };
}
