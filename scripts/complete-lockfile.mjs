/** `npm run generate -- lockfile`: npm omits optional binaries of other platforms that the registry lacks, and `npm ci` then rejects the lockfile. --check only reports. */
import { readFileSync, writeFileSync } from 'node:fs'

const LOCKFILE = new URL('../package-lock.json', import.meta.url)
const OPERATING_SYSTEMS = 'android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
const added = missingEntries(lock.packages)

if (process.argv.includes('--check')) {
  for (const path of Object.keys(added)) console.error(`package-lock.json has no entry for ${path}`)
  process.exit(Object.keys(added).length > 0 ? 1 : 0)
}
if (Object.keys(added).length > 0) {
  lock.packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`${Object.keys(added).length} entries added to package-lock.json`)

function missingEntries(packages) {
  const entries = {}
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!EXACT_VERSION.test(version)) continue
      const found = resolve(packages, parent, name)
      if (found && packages[found].version === version) continue
      // If another version is hoisted, the entry belongs below its own parent.
      const path = found ? `${parent}/node_modules/${name}` : `node_modules/${name}`
      entries[path] = { version, ...platformOf(name), ...(dev && { dev: true }), optional: true }
    }
  }
  return entries
}

/** Resolves as Node would from `parent`; null if there is none. */
function resolve(packages, parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return null
  }
}

function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = OPERATING_SYSTEMS.filter(system => words.includes(system))
  const cpu = PROCESSORS.filter(processor => words.includes(processor))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os.includes('linux') ? ['glibc'] : []
  return { ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) }
}
