import { join } from 'node:path'
import { type Run, responds, runProcess } from './run-process.ts'
import { stack } from './stack.ts'

export type SiteProcess = Run & { url: string }

type SiteOptions = {
  port: number
  env: Record<string, string>
  /** Another checkout, in whose folder the script runs. */
  folder?: string
  script?: string
}

/** Runs the built site in its own process, as `npm start` does, with its own port and environment. */
export async function startSite({ port, env, folder = '.', script = 'server.ts' }: SiteOptions): Promise<SiteProcess> {
  const url = `http://127.0.0.1:${port}`
  const run = await runProcess(process.execPath, [script], {
    isReady: responds(`${url}/api/forms/token`, () => true),
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: stack.buildFolder,
      NEXT_PUBLIC_SITE_URL: stack.siteUrl,
      NEXT_PUBLIC_LAKE_URL: stack.lakeUrl,
      CACHE_DIR: join(stack.dataFolder, 'cache'),
      PORT: String(port),
      DRAIN_MS: '0',
      // Only tests of PostgreSQL use one, and none uses the developer's own.
      DATABASE_URL: '',
      ...env,
    },
  })
  return { ...run, url }
}
