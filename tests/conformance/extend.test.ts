import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { programOf } from '../../scripts/programs.ts'
import { cloneProject, type ProjectCopy } from '../support/checkout.ts'
import { follow, readSteps } from '../support/written-steps.ts'

/** The check takes a minute on an idle machine, the compiler 20 s. */
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })
const PARTNERS = 'components/sections/example-partners/example-partners.schema.ts'

let copy: ProjectCopy

beforeAll(() => {
  copy = cloneProject()
})
afterAll(() => copy.remove())

describe('a project in which docs/extend.md was followed', () => {
  it('has nothing left to do, and its check is green', async () => {
    const page = readFileSync('docs/extend.md', 'utf8')
    const steps = ['A text field', 'A page', 'A section', 'A section of pages', 'A type of document'].flatMap(heading =>
      readSteps(page, heading),
    )
    for (const step of steps) follow(copy.root, step)
    expect(await typegen()).not.toContain('Still to do')
    const readers = readFileSync(join(copy.root, 'content/sections/fields.gen.ts'), 'utf8')
    expect(readers).toContain('more: link(raw.more)')
    expect(readers).toContain('exampleNote: text(raw.exampleNote)')
    expect(await copy.run('scripts/size/check.ts')).toMatch(/components has \d+ lines of code, and its budget is/)
    raiseBudgets()
    const said = await copy.run('scripts/check.ts')
    expect(said).not.toContain('✗')
    expect(said).toContain('✓ Unit tests')
  })

  describe('and whose schemas rename fields and have one of mixed types', () => {
    let told: string
    beforeAll(async () => {
      copy.replace('schemas/documents/example-event.ts', '    text: ', '    details: ')
      expect(await typegen()).toContain('A query reads “EXAMPLE_EVENTS_QUERY[].text”, which the schema does not have.')
      copy.replace('schemas/documents/example-event.query.ts', '  text,', '  details,')
      copy.replace(PARTNERS, '    lead: ', '    intro: ')
      copy.replace(
        'components/sections/mission/mission.schema.ts',
        '    title: sectionTitleField(),',
        `    title: sectionTitleField(),
    mixed: { title: 'Mixed', description: 'Facts.', type: 'array', of: [{ type: 'fact' }, { type: 'stage' }] },`,
      )
      told = await typegen()
    })

    it('fails to compile when a component still shows a field by its old name', async () => {
      const errors = await compile()
      expect(errors).toMatch(/components\/sections\/example-partners\/index\.tsx.*Property 'lead' does not exist/)
    })

    it('is told which reader to write for the mixed one, for which none can be generated', () => {
      expect(told).toMatch(
        /Still to do: .*“mission\.mixed\[\]”.* write components\/sections\/mission\/mission\.read\.ts, which exports toMission/,
      )
    })
  })
})

/** As the page asks of whoever adds something. */
function raiseBudgets(): void {
  const table = join(copy.root, 'scripts/size/budgets.ts')
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(/(?<=: )\d+/g, lines => `${Number(lines) + 500}`),
  )
}

function typegen(): Promise<string> {
  return copy.run('scripts/typegen.ts')
}

/** Errors of the compiler; empty without any. */
function compile(): Promise<string> {
  return copy.run(programOf('tsc'), '--noEmit', '--incremental', 'false')
}
