import { expect, it } from 'vitest'
import { judgeMissing } from './installs.ts'

function judge(missing: string[], env: NodeJS.ProcessEnv): string[] {
  const lines: string[] = []
  judgeMissing(missing, env, line => lines.push(line))
  return lines
}

it('says nothing when every server is there', () => {
  expect(judge([], { NODE_ENV: 'test', CI: 'true' })).toEqual([])
})

it('says which tests a developer’s machine skips', () => {
  expect(judge(['redis-server', 'nginx'], { NODE_ENV: 'test' })).toEqual([
    'Tests of several machines are skipped: redis-server, nginx not installed, and only root can do that here.',
  ])
})

it('refuses to begin without a server in CI', () => {
  expect(() => judge(['postgresql'], { NODE_ENV: 'test', CI: 'true' })).toThrow(
    'Not installed: postgresql. With CI=true no test may be skipped for that: please install them.',
  )
})
