import { randomBytes } from 'node:crypto'
import { openDrafts } from './saved-drafts.ts'

/** Runs in a process of its own until it is killed: saves drafts at a location, each twice, and prints the hash of each that is safe. */
const store = openDrafts(JSON.parse(process.argv[2] ?? ''))

for (;;) {
  const hash = randomBytes(32).toString('hex')
  const draft = { hash, iv: randomBytes(12), data: randomBytes(5_000), now: 0, expiresAt: 1 }
  const version = await store.put({ ...draft, iv: randomBytes(12) }, await store.put(draft, null))
  if (version === 2) process.stdout.write(`${hash}\n`)
}
