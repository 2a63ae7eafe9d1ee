import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchSources } from './watch-typegen.ts'

/** Events of what is written in one go arrive together. */
const SETTLE_MS = 40

let root: string
let runs: string[][]
let finish: () => void
let watching: ReturnType<typeof watchSources>

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'))
  for (const path of ['schemas/documents/post.query.ts', 'lib/icons.ts', 'lib/sections.ts', 'lib/forms/forms.ts'])
    write(path)
  for (const folder of ['documents', 'posts']) write(`content/${folder}/kept.ts`)
  write('components/sections/hero/index.tsx')
  write('components/sections/hero/hero.schema.ts')
  runs = []
  finish = () => {}
  const run = (files: string[]) => {
    runs.push(files.toSorted())
    return new Promise<void>(done => {
      finish = done
    })
  }
  watching = watchSources({ root, run, report: console.error, settleMs: SETTLE_MS })
})
afterEach(() => {
  watching.close()
  finish()
  rmSync(root, { recursive: true })
})

describe('typegen runs', () => {
  it.each([
    ...['schemas/documents/post.query.ts', 'schemas/documents/event.ts', 'components/sections/hero/hero.schema.ts'],
    ...['components/sections/partners/partners.query.ts', 'lib/icons.ts', 'lib/sections.ts'],
    'content/documents/events.ts',
  ])('when %s was saved', async path => {
    write(path, 'changed')
    await expect.poll(() => runs.flat()).toContain(path)
  })

  it.each(['lib/icons.ts', 'lib/forms/forms.ts', 'schemas/documents/post.query.ts'])(
    'each time an editor replaces %s by a new file',
    async path => {
      for (const round of [1, 2, 3]) {
        write(`${path}~`, `changed ${round}`)
        renameSync(join(root, `${path}~`), join(root, path))
        await expect.poll(() => runs).toEqual(Array(round).fill([path]))
        finish()
      }
    },
  )

  it('when a section has a new component', async () => {
    write('components/sections/partners/index.tsx')
    await expect.poll(() => runs.flat().join()).toContain('components/sections/partners')
  })

  it('when a file was removed', async () => {
    rmSync(join(root, 'schemas/documents/post.query.ts'))
    await expect.poll(() => runs.flat()).toContain('schemas/documents/post.query.ts')
  })

  it('not for what it writes, tests read or components show', async () => {
    write('schemas/documents/index.query.gen.ts')
    write('schemas/documents/post.test.ts')
    write('content/documents/readers.gen.ts')
    write('content/documents/kept.ts', 'changed')
    write('components/sections/hero/index.tsx', 'changed')
    write('lib/pages.ts', 'changed')
    write('lib/icons.ts', 'changed')
    await expect.poll(() => runs).toEqual([['lib/icons.ts']])
  })

  it('once for what is saved together, and again for what is saved meanwhile', async () => {
    write('lib/icons.ts', 'changed')
    write('lib/sections.ts', 'changed')
    await expect.poll(() => runs).toEqual([['lib/icons.ts', 'lib/sections.ts']])
    write('schemas/documents/post.query.ts', 'changed')
    write('lib/icons.ts', 'changed again')
    finish()
    await expect
      .poll(() => runs)
      .toEqual([
        ['lib/icons.ts', 'lib/sections.ts'],
        ['lib/icons.ts', 'schemas/documents/post.query.ts'],
      ])
  })
})

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
