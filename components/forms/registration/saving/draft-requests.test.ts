import { afterEach, expect, it, vi } from 'vitest'
import { draftRequests } from './draft-requests.client'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

it('passes on what the server says, whatever the status', async () => {
  answerWith(() => Response.json({ outcome: 'gone' }, { status: 410 }))
  expect(await draftRequests.open('a')).toEqual({ outcome: 'gone' })
})

it.each([
  [413, 'too large'],
  [429, 'too many'],
  [403, 'refused'],
  [500, 'failed'],
])('reads status %i of a proxy as “%s”', async (status, outcome) => {
  answerWith(() => Response.json({ message: 'No.' }, { status }))
  expect(await draftRequests.open('a')).toEqual({ outcome })
})
