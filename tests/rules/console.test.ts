import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, it } from 'vitest'

/** What runs on the server. Client components may use the console: in the browser there is no log. */
const SERVER = ['app', 'components', 'content', 'forms', 'lib', 'instrumentation.ts', 'proxy.ts', 'server.ts']
const BROWSER = /^\s*['"]use client['"]/
const SOURCE = /(?<!\.(test|fixture|gen))\.tsx?$/

it('code on the server logs through lib/log, never through the console', () => {
  const files = SERVER.flatMap(listSources)
  expect(files.length).toBeGreaterThan(50)
  const talking = files.filter(file => {
    const source = readFileSync(file, 'utf8')
    return /\bconsole\b\s*[.[?]/.test(source) && !BROWSER.test(source)
  })
  expect(talking).toEqual([])
})

function listSources(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap(name => listSources(join(path, name)))
  return SOURCE.test(path) ? [path] : []
}
