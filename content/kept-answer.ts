import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileWriter } from '@/lib/process/kept-file'
import { log } from '@/lib/process/log'

export type KeptAnswer = ReturnType<typeof keepAnswer>

type Options = {
  folder: string
  name: string
  /** A file with the answer of another URL is ignored. */
  url: string
  of: 'figures' | 'content'
}

/** Keeps an answer, as the service sent it, in a file that outlives the process. Neither function throws; failures are logged. */
export function keepAnswer({ folder, name, url, of }: Options) {
  const file = join(folder, `${name}.json`)
  const message = 'The last good answer is lost on a restart'
  const write = createFileWriter(error => log.warn(`${of}.unkept`, { message, file }, error))

  return {
    /** Null without a file, and for an answer at which `decode` throws. */
    async read<T>(decode: (answer: unknown) => T | Promise<T>): Promise<T | null> {
      try {
        const kept: { url?: unknown; answer?: unknown } = Object(JSON.parse(await readFile(file, 'utf8')))
        if (kept.url !== url) throw new Error('holds no answer of this host')
        return await decode(kept.answer)
      } catch (error) {
        if (Object(error).code !== 'ENOENT')
          log.warn(`${of}.ignored`, { message: 'The kept answer is of no use', file }, error)
        return null
      }
    },
    write: (answer: unknown): Promise<void> => write(file, JSON.stringify({ url, answer })),
  }
}
