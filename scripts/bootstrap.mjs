/**
 * What every command does first, with nothing but Node 20: check the machine, install what the lockfile asks,
 * and go on in the project's own Node 24.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeModules = join(root, 'node_modules')
const stampFile = join(nodeModules, '.installed-lockfile')
const projectNode = join(nodeModules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs if needed, then runs `script` (relative to the project) with the project's Node until it ends. */
export function runWithProjectNode(script, args) {
  checkMachine()
  install()
  const child = spawn(projectNode, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env: environment() })
  // The terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to us alone.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function checkMachine() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE)
    stop(`Node ${process.versions.node} is too old: please install Node ${OLDEST_NODE} or newer.`)
  try {
    accessSync(root, constants.W_OK)
  } catch {
    stop(`The folder ${root} cannot be written to: please give yourself write access, or clone the project elsewhere.`)
  }
}

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (wanted === installed && existsSync(projectNode)) return
  console.log('Installing packages (about a minute, once) …')
  const started = Date.now()
  const result = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.error) stop(`npm could not be started (${result.error.message}): please install npm.`)
  if (result.status !== 0)
    stop('Packages could not be installed: please check the messages above and the connection to the npm registry.')
  if (!existsSync(projectNode))
    stop('The package "node" did not unpack its program: please run "npm ci" and look for its messages.')
  writeFileSync(stampFile, wanted)
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** npm puts its own settings into the environment of scripts; the project's programs go first on the path. */
function environment() {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: [dirname(projectNode), join(nodeModules, '.bin'), process.env.PATH].join(separator) }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
