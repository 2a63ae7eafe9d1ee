import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { openShared, type SharedOptions } from './open.ts'

/** A busy machine must not pass for a lost Redis. */
const PATIENT = { startMs: 20_000, commandMs: 20_000 }

export type Process = ReturnType<typeof openProcess>

/** What one process of the site opens, until the test is over. */
export function openProcess({ patience = PATIENT, ...options }: SharedOptions) {
  const shared = openShared({ ...options, patience })
  onTestFinished(shared.close)
  const { changes } = options
  return {
    ...{ ...shared, changes },
    revalidate(tag: string): Promise<void> {
      changes.set(tag, { stamp: randomUUID(), since: Date.now() })
      return shared.tags.publish([tag])
    },
    async stampOf(tag: string): Promise<string | undefined> {
      await shared.tags.refresh()
      return changes.get(tag)?.stamp
    },
  }
}
