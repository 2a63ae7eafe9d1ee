import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hasNewActionKey } from './action-key.ts'

it.each([
  ['a key that the build does not have', 'another', true],
  ['the key of the build', 'a-key', false],
  ['no key, so that the one of the build is taken over', '', false],
])('needs another build or not: %s', (_, key, isNew) => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(join(build, '.next/server'), { recursive: true })
  writeFileSync(join(build, '.next/server/server-reference-manifest.json'), '{"encryptionKey":"a-key"}')
  expect(hasNewActionKey(build, { NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toBe(isNew)
})
