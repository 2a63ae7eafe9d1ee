import type { Reporter, TestModule } from 'vitest/node'

/** Names each test that passed at its second try only, with what the first one said, which no reporter of Vitest does. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const test of modules.flatMap(module => [...module.children.allTests('passed')])) {
      if (!test.diagnostic()?.flaky) continue
      const [error] = test.result().errors ?? []
      console.log(`~ flaky: ${test.module.relativeModuleId} › ${test.fullName}\n  ${error?.message ?? ''}`)
    }
  }
}
