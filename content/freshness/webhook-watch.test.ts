import { beforeEach, expect, it } from 'vitest'
import { markStale } from '@/lib/process/stale-tags'
import { startProcess } from '../served-content.fixture'
import { tagOf } from './tags'

let events: string[]
let watch: typeof import('./webhook-watch')

beforeEach(async () => {
  events = await startProcess()
  watch = await import('./webhook-watch')
  // The first catch-up revalidates all types.
  catchUp()
})

const announce = (...types: string[]) => void markStale(types.map(tagOf))

function catchUp(edited: string[] = [], isEarly = false): void {
  watch.watchWebhook({ types: edited, edited }, isEarly)
  announce(...edited)
}

/** A change that the webhook announces before the catch-up finds it, one that it does not, and one that an early catch-up finds. */
const STEPS = {
  announced: (type: string) => {
    announce(type)
    catchUp([type])
  },
  missed: (type: string) => catchUp([type]),
  early: (type: string) => catchUp([type], true),
  nothing: () => catchUp(),
}

it.each<[state: string, warnings: number, steps: [step: keyof typeof STEPS, type: string][]]>([
  ['unknown', 0, [['nothing', '']]],
  ['arrives', 0, [['announced', 'post']]],
  ['unknown', 0, [['missed', 'post']]],
  ['silent', 1, ['post', 'author', 'post'].map(type => ['missed', type])],
  ['unknown', 0, ['post', 'author', 'page'].map(type => ['early', type])],
  ['arrives', 1, [...['post', 'author'].map((type): ['missed', string] => ['missed', type]), ['announced', 'post']]],
  // What the catch-up itself revalidated is not taken for the webhook.
  ['unknown', 0, ['post', 'post'].map(type => ['missed', type])],
  ['silent', 1, ['post', 'post', 'author'].map(type => ['missed', type])],
])('the webhook is %s, with %i warnings, after %j', (state, warnings, steps) => {
  for (const [step, type] of steps) STEPS[step](type)
  expect(watch.webhookState()).toBe(state)
  expect(events).toEqual(Array(warnings).fill('webhook.silent'))
})
