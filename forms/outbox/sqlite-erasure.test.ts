import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder, makeOutbox, NOW, submission } from './outbox.fixture.ts'

const SECRET = { name: 'Zaynab Unmistakable', email: 'Zaynab.Unmistakable@example.org', phone: '(419) 555-0199' }
const TRACES = ['Unmistakable', 'unmistakable', '4195550199', '555-0199', 'Her private matter']

/** Searches the bytes of every file in the folder. */
function tracesIn(folder: string): string[] {
  const files = readdirSync(folder).map(name => readFileSync(join(folder, name)))
  return TRACES.filter(trace => files.some(bytes => bytes.includes(trace)))
}

describe('erasing a person', () => {
  it('leaves no trace in the files, the write-ahead log or a later backup', async () => {
    const folder = makeFolder()
    const outbox = makeOutbox(folder)
    for (let number = 0; number < 300; number++) {
      await outbox.add(
        submission(`other-${number}`, { values: { name: `Visitor ${number}`, email: `v${number}@example.org` } }),
      )
      if (number % 10 === 0) await outbox.add(submission(`secret-${number}`, { values: SECRET }))
    }
    await outbox.setNote('secret-0', 'Her private matter')
    await outbox.claim('secret-0', NOW)
    await outbox.markRefused('secret-0', [{ code: 'X', field: 'email', message: `not ${SECRET.email}` }], NOW)
    expect(tracesIn(folder)).toEqual(TRACES)
    expect(await outbox.previewErasure('secret-10')).toMatchObject({ ...SECRET, matches: 30 })

    expect(await outbox.erasePerson('secret-10')).toBe(30)
    expect(tracesIn(folder)).toEqual([])
    const backups = makeFolder()
    await outbox.backup(join(backups, 'copy.sqlite'))
    expect(tracesIn(backups)).toEqual([])
    expect(await Array.fromAsync(outbox.list())).toHaveLength(300)
    expect((await outbox.countNotifications(NOW)).pending).toBe(300)
    expect(await outbox.erasePerson('secret-10')).toBe(0)
  })

  it('works while another process reads and writes the same outbox', async () => {
    const folder = makeFolder()
    const [site, tool] = [makeOutbox(folder), makeOutbox(folder)]
    await site.add(submission('one', { values: SECRET }))
    expect(await tool.erasePerson('one')).toBe(1)
    expect(tracesIn(folder)).toEqual([])
    expect(await site.find('one')).toBeNull()
    expect(await site.add(submission('two'))).not.toBeNull()
  })
})
