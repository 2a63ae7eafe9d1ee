import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { stack } from './stack.ts'
import { STUDIO_TIMEOUT_MS } from './studio.ts'

const CLI = resolve('packages/lake/src/cli.ts')

/** Names somebody in the stack's lake, by the command for that. From then on, who signs in chooses among those who are named. */
export function namePerson(name: string): void {
  runUserCommand('add', name, '--role', 'editor')
}

/** When nobody is named any more, whoever opens the Studio is the local editor again. */
export function removePerson(name: string): void {
  runUserCommand('remove', name)
}

export async function signInAs(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name }).click({ timeout: STUDIO_TIMEOUT_MS })
}

/** With a token instead of a name. */
export async function keepSignedIn(page: Page, token: string): Promise<void> {
  const item = JSON.stringify({ token, time: new Date().toISOString() })
  await page.addInitScript(stored => localStorage.setItem('__studio_auth_token_local0001', stored), item)
}

function runUserCommand(...args: string[]): void {
  execFileSync(process.execPath, [CLI, 'user', ...args, '--folder', join(stack.dataFolder, 'lake')])
}
