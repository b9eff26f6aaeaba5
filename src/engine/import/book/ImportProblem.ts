/** Why a file cannot be read: a key of the import's words. */
export type FileProblem = 'tooLarge' | 'tooManyRows' | 'oldExcel' | 'notAFile' | 'noRows';

/** A file that cannot be read. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}
