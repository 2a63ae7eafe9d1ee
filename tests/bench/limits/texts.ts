import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDispatch } from 'offline-content-lake/http'
import { send } from 'offline-content-lake/testing'
import { readValues } from '../../../forms/submission.ts'
import { email } from '../../../lib/forms/rules.ts'
import { isSafeLink } from '../../../lib/links.ts'
import { createLog } from '../../../lib/log.ts'
import { formServiceRoutes } from '../../../local/form-service/index.ts'
import { openEngine, refusalOf } from '../../../packages/lake/src/groq/engine.fixture.ts'
import { drawable } from '../../../pictures/drawable.ts'
import { knownCodePoints } from '../../../pictures/fonts.ts'
import type { Limit, LimitGroup } from './limit.ts'
import { processorTimeOf, processorTimeOfAll } from './time.ts'

const NO_ADDRESS = [`a@${'a.'.repeat(50_000)}`, '"@"'.repeat(100_000), ' '.repeat(100_000), `a@${'a'.repeat(100_000)}`]
/** As many as a form may have; normalizing them would take a second. */
const MARKS = `a${'\u0301'.repeat(15_500)}${'\u0316'.repeat(15_500)}`
const NO_LINK = [`mailto:${'a@'.repeat(900)}`, `mailto:a@b.c?${'%0'.repeat(900)}%0d`, 'a'.repeat(1_000_000)]
const LONG_PARTS = ['x', '?', '@', 'a@', 'a.', '//', '%']
const DEEP_QUERIES = {
  brackets: '('.repeat(5_000),
  'closed brackets': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  projections: `*${'{"a": *'.repeat(5_000)}`,
  negations: `${'!'.repeat(5_000)}true`,
  additions: `1${'+1'.repeat(5_000)}`,
  dereferences: `a${'->b'.repeat(5_000)}`,
  filters: `*${'[true]'.repeat(5_000)}`,
  quotes: '"\\'.repeat(5_000),
  spaces: ' '.repeat(200_000),
}

/** The form service accepts no larger forms. */
const ACCEPTED_LENGTH = 100_000

/** Texts that a stranger writes long and hostile, so that a regular expression or a parser would take for ever. */
export async function openTextLimits(): Promise<LimitGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'limits-texts-'))
  const known = await knownCodePoints()
  return {
    limits: [
      ...NO_ADDRESS.map(text => ({
        name: `A form refuses ${sizeOf(text)} as an e-mail address`,
        goal: { loops: 5 },
        measure: () => processorTimeOf(() => email(text)),
      })),
      {
        name: `A form refuses ${MARKS.length} marks that have to be put in order`,
        goal: { loops: 5 },
        measure: () => processorTimeOf(() => readValues('demo', new Map([['name', MARKS]]))),
      },
      {
        name: 'The content refuses three long and hostile links',
        goal: { loops: 100 },
        measure: () => processorTimeOf(() => NO_LINK.map(isSafeLink)),
      },
      {
        name: `The log shortens ${LONG_PARTS.length} values of a million parts and more`,
        goal: { loops: 50 },
        measure: () => processorTimeOf(logLongValues),
      },
      {
        name: 'A card shortens a title of a million characters',
        goal: { loops: 100 },
        measure: () => processorTimeOf(() => drawable('a'.repeat(1_000_000), known)),
      },
      ...formServiceLimits(folder),
      ...queryLimits(),
    ],
    close: async () => rmSync(folder, { recursive: true }),
  }
}

function logLongValues(): void {
  const { warn } = createLog({ now: Date.now, write: () => {} })
  for (const part of LONG_PARTS) {
    const text = part.repeat(1_000_000)
    warn('form.refused', { reason: text }, new Error(text))
  }
}

function formServiceLimits(folder: string): Limit[] {
  const dispatch = createDispatch(formServiceRoutes({ folder }), () => null)
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return NO_ADDRESS.map(text => {
    const body = JSON.stringify({ email: text.slice(0, ACCEPTED_LENGTH) })
    return {
      name: `The form service refuses ${sizeOf(text.slice(0, ACCEPTED_LENGTH))} as an e-mail address`,
      goal: { loops: 100 },
      measure: () =>
        processorTimeOfAll(() => send(dispatch, { method: 'POST', target: '/form-service/f/demo', headers, body })),
    }
  })
}

function queryLimits(): Limit[] {
  const posts = Array.from({ length: 1_500 }, (_, number) => ({
    ...{ _id: `post-${number}`, _type: 'post', title: `Post ${number}`, text: 'Give in seconds. '.repeat(20) },
  }))
  const { engine } = openEngine(posts)
  return Object.entries(DEEP_QUERIES).map(([name, query]) => ({
    name: `The lake refuses a query of many ${name}`,
    goal: { loops: 200 },
    measure: () => processorTimeOfAll(() => refusalOf(engine, query, { canReadDrafts: false, identity: '' })),
  }))
}

function sizeOf(text: string): string {
  return `${JSON.stringify(text.slice(0, 6))}… (${text.length} characters)`
}
