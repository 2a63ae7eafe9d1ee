/** `npm run build`; `-- --rollback` goes back to the build before. In an image `PREVIOUS_BUILD` is the folder of that build. */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { readPublicSettings } from '../lib/environment/public-settings.ts'
import { buildSite, fingerprint, readStamp, SOURCES, STAMP } from './build-site.ts'
import { assembleBuild, buildIdOf, hasNewActionKey, PARTS, readActionKey } from './builds/assemble.ts'
import { lendFiles, linkedBuild, makeCurrent, removeOldBuilds, rollBack } from './builds/folder.ts'
import { contentChecks } from './doctor/content.ts'
import { programOf } from './programs.ts'
import { loadEnvFiles, readOptions, runCommand, SetupError } from './settings.ts'

const USAGE = 'npm run build, or npm run build -- --rollback'
/** Apart from what `npm start` and `npm run dev` use. */
const NEXT_FOLDER = '.next-build'
const NO_SOURCE =
  'NEXT_PUBLIC_SANITY_PROJECT_ID is not set: pages are built with the content of that project. To see the site with local content, run npm start.'
const CONTENT_ADVICE =
  'Pages are built with its content, so nothing was built and the sites that run are as they were: please try again when it responds, or correct NEXT_PUBLIC_SANITY_PROJECT_ID, NEXT_PUBLIC_SANITY_DATASET or NEXT_PUBLIC_LAKE_URL.'

await runCommand(async () => {
  loadEnvFiles()
  const { rollback } = readOptions({ rollback: { type: 'boolean', default: false } }, USAGE)
  if (rollback) announce(rollBack())
  else await build()
})

async function build(): Promise<void> {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: projectId, NEXT_PUBLIC_LAKE_URL: lakeUrl } = process.env
  if (!projectId && !lakeUrl) throw new SetupError(NO_SOURCE)
  const previous = process.env.PREVIOUS_BUILD || linkedBuild('current')
  const env = {
    ...(previous && { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: readActionKey(previous) }),
    ...process.env,
    ...{ NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' },
  }
  const wanted = fingerprint(env, [...SOURCES, ...PARTS])
  const current = linkedBuild('current')
  const isNewKey = previous !== null && hasNewActionKey(previous, process.env)
  if (current && !isNewKey && readStamp(current) === wanted)
    return console.log('Nothing has changed since the last build.')
  await requireContent()
  if (isNewKey) rmSync(join(NEXT_FOLDER, STAMP), { force: true })
  await buildSite(NEXT_FOLDER, env, () => nextBuild({ ...env, NEXT_DIST_DIR: NEXT_FOLDER }), console.log)
  const made = assembleBuild(NEXT_FOLDER, buildIdOf(new Date()))
  if (previous) lendFiles(previous, made)
  writeFileSync(join(made, STAMP), wanted)
  makeCurrent(made)
  announce(made)
  for (const name of removeOldBuilds()) console.log(`Removed the old build ${name}.`)
}

function announce(build: string): void {
  console.log(`${relative('.', build)} is the current build: sites run it from their next start.`)
}

/** Next would say so after a minute, with a stack for each page. */
async function requireContent(): Promise<void> {
  const settings = { sanity: readPublicSettings(process.env).sanity, readToken: '', siteUrl: '' }
  const [content] = contentChecks(settings)
  const findings = (await content?.run()) ?? []
  const fault = findings.find(({ level }) => level === 'error')
  if (fault) throw new SetupError(`${fault.sentence} ${CONTENT_ADVICE}`)
}

async function nextBuild(env: NodeJS.ProcessEnv): Promise<void> {
  const build = spawn(process.execPath, [programOf('next'), 'build'], { env, stdio: 'inherit' })
  const code = await new Promise(resolve => build.once('close', resolve))
  if (code !== 0)
    throw new SetupError(
      `The site could not be built: the messages above say why${contentProxyNote(readPublicSettings(env).sanity, env)}.`,
    )
}
