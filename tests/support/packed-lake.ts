import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Packs the package of the content lake into a folder. Returns the tarball. */
export async function packLake(folder: string): Promise<string> {
  // A copy, because packing changes package.json for a moment, which other tests may read.
  const copy = join(folder, 'source/packages/lake')
  cpSync('packages/lake', copy, { recursive: true, filter: path => !/[\\/](dist|node_modules)$/.test(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'source/node_modules'), 'junction')
  await npm(copy, 'pack', '--pack-destination', folder)
  const changed =
    readFileSync(join(copy, 'package.json'), 'utf8') !== readFileSync('packages/lake/package.json', 'utf8')
  if (changed) throw new Error('Packing left package.json as it is in the tarball')
  const { name, version } = JSON.parse(readFileSync('packages/lake/package.json', 'utf8'))
  return join(folder, `${name}-${version}.tgz`)
}

/** Rejects with npm's output when it fails. */
export async function npm(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)('npm', [...args, '--loglevel', 'error'], { cwd })
}
