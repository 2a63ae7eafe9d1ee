import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { freePort } from 'offline-content-lake/testing'
import { openTokens } from 'offline-content-lake/tokens'
import { step } from './step.ts'
import { until } from './until.ts'

/** Next compiles the first page on request. */
const START_TIMEOUT_MS = 600_000

export type DevSite = {
  url: string
  /** All that `npm run dev` has printed. */
  output: () => string
  /** A client of its content lake, with the rights of staff. */
  editor: () => SanityClient
  stop: () => Promise<void>
}

/** Runs `npm run dev` in a copy of the project, with ports of its own. Resolves when it says that everything runs. */
export async function startDevSite(root: string): Promise<DevSite> {
  const [port, localPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const chunks: Buffer[] = []
  const child = spawn('npm', ['run', 'dev'], {
    cwd: root,
    detached: true,
    env: environment({ PORT: port, LOCAL_PORT: localPort, LOCAL_SMTP_PORT: smtpPort }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const output = () => Buffer.concat(chunks).toString()
  const hasStarted = async () => {
    if (child.exitCode !== null) throw new Error('It ended while starting.')
    return output().includes('Ctrl-C stops everything')
  }
  await step('Wait for npm run dev', () => until('everything runs', hasStarted, START_TIMEOUT_MS), output)
  return {
    url,
    output,
    editor: () => {
      const { editor } = openTokens(join(root, '.data/lake'))
      return createClient({
        ...{ projectId: 'local0001', dataset: 'production', apiVersion: '2025-01-23', token: editor },
        ...{ apiHost: `http://localhost:${localPort}`, useProjectHostname: false, useCdn: false },
      })
    },
    stop: () => stop(child),
  }
}

/** The environment of a developer: Vitest's own would make Next another site, and the stack's would give it another's data. */
function environment(ports: Record<string, number>): NodeJS.ProcessEnv {
  const ofTests = /^(NODE_ENV|NEXT_DIST_DIR|DATA_DIR|VITEST.*|npm_.*)$/
  const rest = Object.entries(process.env).filter(([name]) => !ofTests.test(name))
  return Object({ ...Object.fromEntries(rest), ...ports })
}

/** As Ctrl-C does: npm, its shell and the script are one group of processes. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
