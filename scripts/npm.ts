import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Resolves to npm's output. Rejects with all of it when npm fails. */
export async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { program, first, shell } = findNpm()
  const { stdout } = await promisify(execFile)(program, [...first, ...args, '--loglevel', 'error'], {
    cwd,
    shell,
    maxBuffer: MAX_OUTPUT_BYTES,
  })
  return stdout
}

/** `npm run` names its own script. Otherwise Windows finds npm.cmd only through a shell. */
function findNpm(): { program: string; first: string[]; shell: boolean } {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return { program: process.execPath, first: [script], shell: false }
  return { program: 'npm', first: [], shell: process.platform === 'win32' }
}
