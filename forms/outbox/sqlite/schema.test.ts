import { expect, it } from 'vitest'
import { makeFolder, makeOutbox, NOW } from '../outbox.fixture.ts'
import { makeFirstVersion } from './first-version.fixture.ts'

it('migrates an outbox of the first version without losing data', async () => {
  const folder = makeFolder()
  makeFirstVersion(folder)
  const outbox = makeOutbox(folder)
  expect(await outbox.countByState()).toEqual({ pending: 1, delivered: 1, refused: 1, held: 1, spam: 0 })
  expect(await outbox.signingSecret()).toBe('known')
  expect(await outbox.find('held')).toMatchObject({ marks: ['many from one address'] })
  expect(await outbox.isTokenUsed('0f0e0d0c-1111-4222-8333-444455556666', 'other')).toBe(true)
  expect((await outbox.readRequest('delivered'))?.history.map(({ kind }) => kind)).toEqual(['delivered', 'received'])
  expect((await outbox.readRequest('refused'))?.history[0]).toMatchObject({ kind: 'refused', errors: [{ code: 'X' }] })
  expect((await outbox.claimDue('demo', NOW))?.id).toBe('pending')
  expect(await outbox.eraseContact('amina@example.org')).toBe(4)
})
