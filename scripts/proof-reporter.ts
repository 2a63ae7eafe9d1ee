import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Names each test that passed at its second try only, with what the first one said, and counts tests for the summary of scripts/test.ts. */
export default class ProofReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = (state: 'passed' | 'failed' | 'skipped') =>
      modules.flatMap(module => [...module.children.allTests(state)])
    for (const test of tests('passed')) {
      if (!test.diagnostic()?.flaky) continue
      const [error] = test.result().errors ?? []
      console.log(`~ flaky: ${test.module.relativeModuleId} › ${test.fullName}\n  ${error?.message ?? ''}`)
    }
    const file = process.env.PROOF_COUNTS
    if (!file) return
    const stats = {
      expected: tests('passed').length,
      unexpected: tests('failed').length,
      skipped: tests('skipped').length,
    }
    writeFileSync(file, JSON.stringify({ stats }))
  }
}
