/** Runs scripts in Node 24, started from Node 20 or newer: in the project's own, or, to serve, in the machine's. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const OLDEST_RUNTIME = 24
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }
const PARENT_CHECK_MS = 500
/** Variables that npm reads. */
const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'npm_config_https_proxy', 'npm_config_proxy']
/** Vite and Sanity's programs take these signs of a path for parts of an address or a pattern. PATH ends at a colon, and Node loads nothing behind a backslash. */
const BREAKING = process.platform === 'win32' ? /[#?%*]/ : /[#?%*:\\]/
const major = Number(process.versions.node.split('.')[0])
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeModules = join(root, 'node_modules')
const stampFile = join(nodeModules, '.installed-lockfile')
const projectNode = join(nodeModules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

export async function runWithProjectNode(script, args) {
  checkMachine()
  stopWithNpm()
  await install()
  process.exit(await run(projectNode, [join(root, script), ...args], { env: environment() }))
}

/** Installs nothing and writes nothing to the project's folder, which holds only runtime packages in production. */
export async function runWithRuntimeNode(script, args) {
  const hasOwn = existsSync(projectNode)
  if (!hasOwn && major < OLDEST_RUNTIME)
    stop(`Node ${process.versions.node} is too old to serve the site: please install Node ${OLDEST_RUNTIME} or newer.`)
  if (!existsSync(nodeModules)) stop('The packages are not installed: please run "npm ci --omit=dev".')
  stopWithNpm()
  process.exit(await run(hasOwn ? projectNode : process.execPath, [join(root, script), ...args]))
}

/** A sentence if programs fail in this folder because of its path; otherwise null. */
export function findBadFolder(folder = root) {
  const [sign] = BREAKING.exec(folder) ?? []
  return sign
    ? `The folder ${folder} has a ${sign} in its path, with which programs of the project fail: Vitest, or those of Sanity that write types. Please move the project to a folder without it.`
    : null
}

function checkMachine() {
  if (major < OLDEST_NODE)
    stop(`Node ${process.versions.node} is too old: please install Node ${OLDEST_NODE} or newer.`)
  try {
    accessSync(root, constants.W_OK)
  } catch {
    stop(`The folder ${root} cannot be written to: please give yourself write access, or clone the project elsewhere.`)
  }
  const badFolder = findBadFolder()
  if (badFolder) console.warn(badFolder)
}

async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (wanted === installed && existsSync(projectNode)) return
  // An interrupted installation must not look complete.
  rmSync(stampFile, { force: true })
  const proxies = PROXIES.filter(name => process.env[name]).join(', ')
  console.log(`Installing packages (about a minute, once${proxies && `, through the proxy of ${proxies}`}) …`)
  const started = Date.now()
  const exitCode = await run('npm', ['ci', '--include=dev'], { shell: process.platform === 'win32' })
  if (exitCode !== 0)
    stop(
      `Packages could not be installed: please check the messages above and the connection to the npm registry${proxies && `, which npm asks through the proxy of ${proxies}`}.`,
    )
  if (!existsSync(projectNode))
    stop('The package "node" did not unpack its program: please run "npm ci" and look for its messages.')
  writeFileSync(stampFile, wanted)
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** npm passes SIGTERM only to the shell between it and this process; when that shell is gone, the signal was meant for us. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.emit('SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}

/** Exits with the program's code when a signal stops it. */
function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  let stoppedBy = null
  // The terminal sends Ctrl-C to the whole process group; a supervisor sends SIGTERM to this process alone.
  process.on('SIGINT', () => {
    stoppedBy = 'SIGINT'
  })
  process.on('SIGTERM', () => {
    stoppedBy = 'SIGTERM'
    child.kill('SIGTERM')
  })
  return new Promise(resolve => {
    child.on('error', error => stop(`${command} could not be started (${error.message}): please install it.`))
    child.on('exit', code => {
      if (stoppedBy && code !== 0) process.exit(EXIT_CODES[stoppedBy])
      resolve(code ?? 1)
    })
  })
}

function environment() {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: [dirname(projectNode), join(nodeModules, '.bin'), process.env.PATH].join(separator) }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
