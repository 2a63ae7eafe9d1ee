import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A sentence for each site that E2E_KEEP=1 left running. */
export function describeKeptStacks(root = '.'): string[] {
  return globSync('.data/e2e*/pid', { cwd: root })
    .sort()
    .flatMap(file => {
      const pid = Number(readFileSync(join(root, file), 'utf8'))
      return isAlive(pid) ? [`${dirname(file)} goes on running (E2E_KEEP=1). To stop it: kill ${pid}`] : []
    })
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
