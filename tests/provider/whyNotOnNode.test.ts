import { expect, it } from 'vitest';
import { whyNotOnNode } from '../../provider/whyNotOnNode';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.0'])('Node %s runs the provider', (version) => {
  expect(whyNotOnNode(version)).toBeUndefined();
});

it.each(['18.20.8', '20.18.3'])('Node %s, as some systems bring it, is refused in a sentence', (version) => {
  expect(whyNotOnNode(version)).toBe(
    `Node 20.19 or newer is needed (22 and 24 are fine); this is Node ${version}.`,
  );
});
