import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Service, startService, waitUntilReady } from '../../scripts/processes.ts'

const FOLDER = resolve('.data/bench/floor')
const NEXT = resolve('node_modules/next/dist/bin/next')
const START_TIMEOUT_MS = 30_000

const FILES = {
  'next.config.mjs': 'export default { cacheComponents: true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export const metadata = { title: "Empty" }\nexport default () => <h1>Empty</h1>',
}

/** Builds and starts an empty app with the same packages. No page of the site can cost less. */
export async function startFloor(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'app'), { recursive: true })
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, file), text)
  const build = runNext('build', FOLDER)
  if ((await build.ended) !== 0) throw new Error(`The empty app could not be built:\n${build.lastLines()}`)
  const app = runNext('start', FOLDER, '-p', String(port))
  const url = `http://localhost:${port}`
  await waitUntilReady(app, url, START_TIMEOUT_MS)
  return { url, stop: app.stop }
}

function runNext(...args: string[]): Service {
  return startService({
    name: 'The empty app',
    args: [NEXT, ...args],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    logFile: join(FOLDER, 'next.log'),
    shown: 'nothing',
  })
}
