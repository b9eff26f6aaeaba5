import { complete, receipt } from './complete';
import { setByOperator } from './configure';
import { demoSigner } from './demoSigner';
import { generate } from './generate';
import { readManager, writeManager } from './manager';
import { document, status } from './read';
import { reset } from './reset';
import { signDocument } from './sign';

/** Implementations of the calls about digital preservation. */
export const preservation = [
  status,
  readManager,
  writeManager,
  generate,
  document,
  ...signDocument,
  demoSigner,
  reset,
  complete,
  receipt,
  setByOperator,
] as const;
