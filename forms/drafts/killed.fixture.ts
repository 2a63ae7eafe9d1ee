import { randomBytes } from 'node:crypto'
import { openDrafts } from './saved-drafts.ts'

/** Runs in a process of its own until it is killed: saves drafts at a location, each twice, and prints the token of each that is safe. */
const { serverFor } = openDrafts(JSON.parse(process.argv[2] ?? ''))

for (;;) {
  const token = randomBytes(32).toString('hex')
  const { save } = serverFor(token)
  const draft = { token, iv: '', data: randomBytes(5_000).toString('base64') }
  const outcomes = [await save({ ...draft, basedOn: null }), await save({ ...draft, basedOn: 1 })]
  if (outcomes.every(({ outcome }) => outcome === 'saved')) process.stdout.write(`${token}\n`)
}
