import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { choose, type Part, type Turn, vitest } from './parts.ts'
import { runProof } from './summary.ts'

const results = mkdtempSync(join(tmpdir(), 'proof-'))
afterAll(() => rmSync(results, { recursive: true }))
beforeEach(() => {
  // What steps print while they run.
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A part as the proofs have it, on the tests of tests/fixtures/proof. */
function part(project: 'passing' | 'failing' | 'flaky'): Part {
  const config = ['--config', 'tests/fixtures/proof/vitest.config.mts']
  return { ...vitest(project, `The ${project} part`, results, config), isShown: false }
}

async function run(turns: Turn[], goesOn = false) {
  const { lines, ok } = await runProof(turns, goesOn)
  return { ok, text: lines.join('\n') }
}

it('lists a test that passed at its second try, with what the first try said, and is green', async () => {
  const { ok, text } = await run([[[part('passing'), part('flaky')]]])
  expect(ok).toBe(true)
  expect(text).toMatch(
    /── The ten slowest tests\n[\s\S]*── Flaky: 1 passed at the second try only\n~ tests\/fixtures\/proof\/flaky\.fixture\.ts › passes at the second try\n {2}AssertionError: expected 1 to be 2/,
  )
  expect(text).toMatch(/\n✓ The passing part\n✓ The flaky part\n2 passed, 0 failed, 0 skipped$/)
})

it('begins no part after a red one, and ends with the failed tests and the commands that run them alone', async () => {
  const { ok, text } = await run([[[part('failing')]], [[part('passing')]]])
  expect(ok).toBe(false)
  expect(text).toMatch(
    /✗ The failing part\n- Not run after the first failure \(--all goes on\): The passing part\n0 passed, 1 failed, 0 skipped\n\n── Failed\n✗ tests\/fixtures\/proof\/failing\.fixture\.ts › adds \(wrongly\)\n {2}AssertionError: expected 2 to be 3/,
  )
  expect(text.split('\n').at(-1)).toBe(
    String.raw`  npx vitest run --project failing tests/fixtures/proof/failing.fixture.ts -t 'adds \(wrongly\)'`,
  )
})

it('goes on after a red part if it is told to', async () => {
  const { ok, text } = await run([[[part('failing')]], [[part('passing')]]], true)
  expect(ok).toBe(false)
  expect(text).toContain('✗ The failing part\n✓ The passing part\n1 passed, 1 failed, 0 skipped')
})

it('says so when a part fails without a failed test', async () => {
  const broken = { ...part('passing'), args: ['-e', 'process.exit(3)'], tests: () => [] }
  const { ok, text } = await run([[[broken]]])
  expect(ok).toBe(false)
  expect(text).toContain('0 passed, 1 failed, 0 skipped')
  expect(text).toContain('✗ The passing part\n  No test of it failed: its own messages, further up, say why.')
})

it('chooses parts by name', () => {
  const [one, two] = [part('passing'), part('flaky')]
  expect(choose([[[one, two]], [[one], [two]]], ['flaky'])).toEqual([[[two]], [[], [two]]])
})
