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
import type { Limits } from '../frame.ts'

const NO_ADDRESS = [`a@${'a.'.repeat(50_000)}`, '"@"'.repeat(100_000), ' '.repeat(100_000), `a@${'a'.repeat(100_000)}`]
/** As many as a form may have; normalizing them would take a second. */
const MARKS = `a${'\u0301'.repeat(15_500)}${'\u0316'.repeat(15_500)}`
const NO_LINK = [`mailto:${'a@'.repeat(900)}`, `mailto:a@b.c?${'%0'.repeat(900)}%0d`, 'a'.repeat(1_000_000)]
const LONG_PARTS = ['x', '?', '@', 'a@', 'a.', '//', '%']
const DEEP_QUERIES = [
  '('.repeat(5_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `*${'{"a": *'.repeat(5_000)}`,
  `${'!'.repeat(5_000)}true`,
  `1${'+1'.repeat(5_000)}`,
  `a${'->b'.repeat(5_000)}`,
  `*${'[true]'.repeat(5_000)}`,
  '"\\'.repeat(5_000),
  ' '.repeat(200_000),
]
/** The form service accepts no larger forms. */
const ACCEPTED_LENGTH = 100_000

/** Texts that a stranger writes long and hostile, so that a regular expression or a parser would take for ever. */
export async function openTextLimits(ends: AsyncDisposableStack): Promise<Limits> {
  const folder = mkdtempSync(join(tmpdir(), 'limits-texts-'))
  ends.defer(() => rmSync(folder, { recursive: true }))
  const known = await knownCodePoints()
  const dispatch = createDispatch(formServiceRoutes({ folder }), () => null)
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const post = (body: string) => send(dispatch, { method: 'POST', target: '/form-service/f/demo', headers, body })
  const bodies = NO_ADDRESS.map(text => JSON.stringify({ email: text.slice(0, ACCEPTED_LENGTH) }))
  const { engine } = openEngine(
    Array.from({ length: 1_500 }, (_, number) => ({
      ...{ _id: `post-${number}`, _type: 'post', title: `Post ${number}`, text: 'Give in seconds. '.repeat(20) },
    })),
  )
  const visitor = { canReadDrafts: false, identity: '' }
  const askAll = () => Promise.all(DEEP_QUERIES.map(query => refusalOf(engine, query, visitor)))
  return {
    work: [
      ['A form refuses four long and hostile addresses', 5, () => NO_ADDRESS.map(email)],
      [`A form refuses ${MARKS.length} marks to put in order`, 5, () => readValues('demo', new Map([['name', MARKS]]))],
      ['The content refuses three long and hostile links', 100, () => NO_LINK.map(isSafeLink)],
      [`The log shortens ${LONG_PARTS.length} values of a million parts and more`, 50, logLongValues],
      ['A card shortens a title of a million characters', 100, () => drawable('a'.repeat(1_000_000), known)],
      ['The form service refuses the same addresses', 100, () => Promise.all(bodies.map(post))],
      [`The lake refuses ${DEEP_QUERIES.length} queries that are deep or long`, 200, askAll],
    ],
  }
}

function logLongValues(): void {
  const { warn } = createLog({ now: Date.now, write: () => {} })
  for (const part of LONG_PARTS) {
    const text = part.repeat(1_000_000)
    warn('form.refused', { reason: text }, new Error(text))
  }
}
