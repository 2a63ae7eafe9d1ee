import { randomBytes } from 'node:crypto'
import { openDrafts } from './store.ts'

/** Runs in a process of its own until it is killed: saves drafts at a location, each twice, and prints the hash of each that is safe. */
const store = openDrafts(JSON.parse(process.argv[2] ?? ''))

for (;;) {
  const hash = randomBytes(32).toString('hex')
  const draft = { hash, iv: randomBytes(12), data: randomBytes(5_000), now: 0, expiresAt: 1 }
  const isSafe =
    (await store.add(draft, Number.MAX_SAFE_INTEGER)) && (await store.replace({ ...draft, iv: randomBytes(12) }, 1))
  if (isSafe) process.stdout.write(`${hash}\n`)
}
