import { perProcess } from './per-process.ts'

const place = () => perProcess('tags of other machines', () => ({ read: async (): Promise<void> => {} }))

/** Brings what other machines have revalidated into the record of stale tags. Resolves soon, and at once where there are no others. Never throws. */
export function readTagsOfOthers(): Promise<void> {
  return place().read()
}

/** Called by the part of the server that knows the others. */
export function offerTagsOfOthers(read: () => Promise<void>): void {
  place().read = read
}
