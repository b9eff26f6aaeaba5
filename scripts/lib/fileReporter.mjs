/** Notifies the process that started Vitest of each completed file: the JSON report is only written at the end. */
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
