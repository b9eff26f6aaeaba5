/** Tells the process that started Vitest which file has ended, as it ends: the JSON report comes with the last of them. */
export default class FileReporter {
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()].map((test) => test.result().state);
    const count = (state) => tests.filter((one) => one === state).length;
    process.send?.({
      file: module.relativeModuleId,
      passed: count('passed'),
      failed: count('failed') || (module.state() === 'failed' ? 1 : 0),
    });
  }
}
