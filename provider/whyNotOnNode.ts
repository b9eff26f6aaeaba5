const LEAST = [20, 19] as const;

/** Returns why this Node cannot run the provider, in a sentence; undefined if it can. @param version like 18.20.8 */
export function whyNotOnNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return undefined;
  return `Node ${LEAST.join('.')} or newer is needed (22 and 24 are fine); this is Node ${version}.`;
}
