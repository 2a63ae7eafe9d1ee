/** `npm run build`: builds the site for `npm run serve`, with the content of the dataset that the environment names. */
import { spawn } from 'node:child_process'
import { buildSite } from './build-site.ts'
import { programOf } from './programs.ts'
import { loadEnvFiles, SetupError } from './settings.ts'

try {
  loadEnvFiles()
  requireContent()
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const isBuilt = await buildSite(process.env.NEXT_DIST_DIR || '.next', env, () => nextBuild(env), console.log)
  if (!isBuilt) console.log('Nothing has changed since the last build.')
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
}

function requireContent(): void {
  if (process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || process.env.NEXT_PUBLIC_LAKE_URL) return
  throw new SetupError(
    'NEXT_PUBLIC_SANITY_PROJECT_ID is not set: pages are built with the content of that project. To see the site with local content, run npm start.',
  )
}

async function nextBuild(env: NodeJS.ProcessEnv): Promise<void> {
  const build = spawn(process.execPath, [programOf('next'), 'build'], { env, stdio: 'inherit' })
  const code = await new Promise(resolve => build.once('close', resolve))
  if (code !== 0) throw new SetupError('The site could not be built: the messages above say why.')
}
