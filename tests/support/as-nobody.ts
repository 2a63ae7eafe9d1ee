import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

export const NOBODY = 65_534

/**
 * Evaluates `call`, in which `it` is the module, as the user nobody, for tests that root runs. The module loads before, because nobody may have no
 * access to the folder of the checkout. What the call returns is JSON in `stdout`; what it throws is in `stderr`.
 */
export function asNobody(module: string, call: string): { stdout: string; stderr: string } {
  const code = `import('${resolve(module)}').then(async it => {
    process.setgroups([])
    process.setgid(${NOBODY})
    process.setuid(${NOBODY})
    console.log(JSON.stringify((await ${call}) ?? null))
  })`
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
}
