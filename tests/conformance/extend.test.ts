import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { follow, readSteps } from '../support/written-steps.ts'

/** Each test runs npm run typegen and the compiler, 20 s on a machine with nothing else to do. */
const TIMEOUT_MS = 180_000
const QUERY = 'schemas/sections/partners.query.ts'

let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

describe('whoever follows docs/extend.md', () => {
  it(
    'has a field, a section and a type of document that compile, and nothing else to do',
    async () => {
      const page = readFileSync('docs/extend.md', 'utf8')
      const steps = ['A field', 'A section', 'A type of document'].flatMap(heading => readSteps(page, heading))
      for (const step of steps) follow(copy.root, step)
      expect(await typegen()).not.toContain('Still to do')
      expect(await compile()).toBe('')
      const readers = readFileSync(join(copy.root, 'content/sections/readers.gen.ts'), 'utf8')
      expect(readers).toContain('more: link(raw.more)')
      expect(readers).toContain('note: text(raw.note)')
    },
    TIMEOUT_MS,
  )

  it(
    'learns from the compiler that the query still asks for a field that was renamed',
    async () => {
      copy.replace('schemas/sections/partners.ts', "name: 'lead'", "name: 'intro'")
      await typegen()
      const errors = await compile()
      expect(errors).toContain('content/unknown-fields.ts')
      expect(errors).toContain('"sections.lead"')
    },
    TIMEOUT_MS,
  )

  it(
    'and, once the query follows, that the component still shows it',
    async () => {
      copy.replace(QUERY, 'lead,', 'intro,')
      await typegen()
      const errors = await compile()
      expect(errors).toMatch(/components\/sections\/partners\/index\.tsx.*Property 'lead' does not exist/)
      expect(errors).not.toContain('unknown-fields')
    },
    TIMEOUT_MS,
  )

  it(
    'learns that no reader can be made for a field of several kinds, and what to write',
    async () => {
      copy.replace(QUERY, 'intro,', 'intro, "mixed": select(defined(title) => title, 1),')
      expect(await typegen()).toMatch(
        /Still to do: .*“partners\.mixed”.* write content\/sections\/partners\.ts, which exports toPartners/,
      )
    },
    TIMEOUT_MS,
  )
})

function typegen(): Promise<string> {
  return copy.run('node', 'scripts/typegen.ts')
}

/** What the compiler says; nothing when it has nothing to say. */
function compile(): Promise<string> {
  return copy.run('tsc', '--noEmit', '--incremental', 'false')
}
