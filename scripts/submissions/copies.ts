import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^submissions-\d{8}T\d{6}Z\.sqlite$/

/** A copy named by its time, so that names sort by it: submissions-20261125T031700Z.sqlite. */
export function nameCopy(folder: string, time: Date): string {
  return join(folder, `submissions-${time.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`)
}

/** Removes all but the newest copies that were named like that, and returns their paths. */
export function removeOldCopies(folder: string, keep: number): string[] {
  const names = readdirSync(folder).filter(name => NAME.test(name))
  const old = names.sort().slice(0, -keep)
  return old.map(name => {
    const path = join(folder, name)
    rmSync(path)
    return path
  })
}
