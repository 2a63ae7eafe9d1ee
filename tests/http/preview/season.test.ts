import { afterAll, beforeAll, expect, it } from 'vitest'
import { DIALOGS } from '../../../lib/dialogs.ts'
import { comingSeasons } from '../../../lib/seasons.ts'
import { DEFAULT_TIME_ZONE } from '../../../lib/time-zones.ts'
import { clockAt } from '../../../lib/zoned-time.ts'
import { ask } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { openSession, type Session } from '../support/session.ts'

const MILESTONE = 'milestone'
const HOUR_MS = 60 * 60_000
const YEARS = 3
/** A day later than calculated, so that the calculated day shows that it counts. */
const RULE = { season: 'ramadan', begins: 'sunset', shift: 1, endShift: 0 } as const

beforeAll(async () => {
  const { showUntil: _, ...milestone } = (await editor().getDocument(MILESTONE)) ?? expect.unreachable()
  const season = { season: RULE.season, seasonBegins: RULE.begins, seasonShift: RULE.shift }
  const draft = { ...milestone, _id: `drafts.${MILESTONE}`, _type: MILESTONE, show: true, timeZone: DEFAULT_TIME_ZONE }
  await editor().createOrReplace({ ...draft, ...season })
})
afterAll(async () => {
  await editor().delete(`drafts.${MILESTONE}`)
})

it('the preview at a date shows what follows a season in that season of every year, and not an hour before or after', async () => {
  const staff = openSession()
  await staff.open(await createPreviewLink('/'))
  const seasons = comingSeasons(RULE, DEFAULT_TIME_ZONE, Date.now(), YEARS)
  expect(seasons).toHaveLength(YEARS)
  const shown = []
  for (const { opensAt, closesAt } of seasons) {
    for (const moment of [opensAt - HOUR_MS, opensAt, closesAt - HOUR_MS, closesAt]) {
      if (moment > Date.now()) shown.push([moment, await showsAt(staff, moment)])
    }
  }
  const expected = seasons.flatMap(({ opensAt, closesAt }) => [
    ...[[opensAt - HOUR_MS, false] as const, [opensAt, true] as const],
    ...[[closesAt - HOUR_MS, true] as const, [closesAt, false] as const],
  ])
  expect(shown).toEqual(expected.filter(([moment]) => moment > Date.now()))
  expect((await ask('/')).text).not.toContain(`id="${DIALOGS.milestone}"`)
})

async function showsAt(staff: Session, moment: number): Promise<boolean> {
  const { day, time } = clockAt(moment, DEFAULT_TIME_ZONE)
  await staff.submit('/', 'Show this date', { date: `${day}T${time}`, zone: DEFAULT_TIME_ZONE })
  return (await staff.open('/')).text.includes(`<dialog id="${DIALOGS.milestone}"`)
}
