import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareFolder } from '../config.fixture.ts'
import { addPerson } from './people.ts'
import { openState } from './state.ts'

const folder = prepareFolder()

const now = new Date('2026-01-01T00:00:00Z')

describe('the state of a project', () => {
  it('is empty without a file, and is kept in one that its owner alone may read', () => {
    const state = openState(folder())
    expect(state.read()).toMatchObject({ displayName: 'Local project', people: [], hooks: [] })
    state.change(({ people }) => addPerson(people, { name: ' Ada ', role: 'editor' }, now))
    expect(openState(folder()).read().people).toMatchObject([
      { name: 'Ada', role: 'editor', createdAt: now.toISOString() },
    ])
    expect(statSync(join(folder(), 'project.json')).mode & 0o777).toBe(0o600)
  })

  it('is read again when another process has changed it', () => {
    const [server, command] = [openState(folder()), openState(folder())]
    expect(server.read().people).toHaveLength(0)
    command.change(({ people }) => addPerson(people, { name: 'Ada', role: 'viewer' }, now))
    expect(server.read().people).toHaveLength(1)
    server.change(({ people }) => addPerson(people, { name: 'Ben', role: 'viewer' }, now))
    expect(command.read().people).toHaveLength(2)
  })

  it('stays as it is when an edit fails', () => {
    const state = openState(folder())
    state.change(({ people }) => addPerson(people, { name: 'Ada', role: 'viewer' }, now))
    const edit = () =>
      state.change(draft => {
        draft.displayName = 'Half'
        addPerson(draft.people, { name: 'Ada', role: 'viewer' }, now)
      })
    expect(edit).toThrow('"Ada" is there already.')
    expect(state.read().displayName).toBe('Local project')
  })

  it.each(['', '{', '[]', 'null'])('is not replaced silently when the file holds %j', text => {
    writeFileSync(join(folder(), 'project.json'), text)
    expect(() => openState(folder()).read()).toThrow('mend it')
    expect(readFileSync(join(folder(), 'project.json'), 'utf8')).toBe(text)
  })
})
