import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Resolves to npm's output. Rejects with all of it when npm fails. */
export async function npm(cwd: string, ...args: string[]): Promise<string> {
  // Windows finds npm.cmd only through a shell.
  const options = { cwd, shell: process.platform === 'win32', maxBuffer: MAX_OUTPUT_BYTES }
  const { stdout } = await promisify(execFile)('npm', [...args, '--loglevel', 'error'], options)
  return stdout
}
