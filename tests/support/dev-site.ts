import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { openTokens } from 'offline-content-lake/tokens'
import { runProcess } from './run-process.ts'

/** Next compiles the first page on request. */
const START_TIMEOUT_MS = 600_000

export type DevSite = Awaited<ReturnType<typeof startDevSite>>

/** Runs `npm run dev` in a copy of the project, with ports of its own. Resolves when it says that everything runs. */
export async function startDevSite(root: string) {
  const [port, localPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const { output, errors, end } = await runProcess('npm', ['run', 'dev'], {
    isReady: async output => output().includes('Ctrl-C stops everything'),
    startTimeoutMs: START_TIMEOUT_MS,
    cwd: root,
    detached: true,
    env: environment({ PORT: port, LOCAL_PORT: localPort, LOCAL_SMTP_PORT: smtpPort }),
  })
  return {
    url: `http://localhost:${port}`,
    output: () => output() + errors(),
    editor: () => {
      const { editor: token } = openTokens(join(root, '.data/lake/local0001'))
      const connection = { projectId: 'local0001', dataset: 'production', url: `http://localhost:${localPort}`, token }
      return createClient({ ...lakeConfig(connection).client, apiVersion: '2025-01-23' })
    },
    stop: () => end(),
  }
}

/** The environment of a developer: Vitest's own would make Next another site, and the stack's would give it another's data. */
function environment(ports: Record<string, number>): NodeJS.ProcessEnv {
  const ofTests = /^(NODE_ENV|NEXT_DIST_DIR|DATA_DIR|VITEST.*|npm_.*)$/
  const rest = Object.entries(process.env).filter(([name]) => !ofTests.test(name))
  return Object({ ...Object.fromEntries(rest), ...ports })
}
