import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '@/lib/process/log'

/** In a file that outlives the process. Neither function throws; failures are logged. */
export type KeptAnswer = {
  /** As the service sent it, so validate it again; null if there is no usable file. */
  read: () => Promise<unknown>
  write: (answer: unknown) => Promise<void>
}

type Options = {
  folder: string
  name: string
  /** A file with the answer of another URL is ignored. */
  url: string
  of: 'figures' | 'content'
}

export function keepAnswer({ folder, name, url, of }: Options): KeptAnswer {
  const file = join(folder, `${name}.json`)
  let isUnwritable = false

  return {
    async read() {
      try {
        const kept: unknown = JSON.parse(await readFile(file, 'utf8'))
        if (typeof kept !== 'object' || kept === null || !('url' in kept) || !('answer' in kept)) {
          throw new Error('holds something other than an answer')
        }
        if (kept.url !== url) throw new Error('holds the answer of another host')
        return kept.answer
      } catch (error) {
        if (!isMissing(error)) log.warn(`${of}.ignored`, { message: 'The kept answer is of no use', file }, error)
        return null
      }
    },
    async write(answer) {
      // A concurrent read, or one after a crash, never finds half a file.
      const aside = `${file}.${randomUUID()}`
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(aside, JSON.stringify({ url, answer }))
        await rename(aside, file)
        isUnwritable = false
      } catch (error) {
        if (!isUnwritable)
          log.warn(`${of}.unkept`, { message: 'The last good answer is lost on a restart', file }, error)
        isUnwritable = true
        await rm(aside, { force: true }).catch(() => {})
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
