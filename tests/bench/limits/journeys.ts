import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutbox } from '../../../forms/outbox/open.ts'
import { ALL_REQUESTS } from '../../../lib/requests/requests.ts'
import { PAGE_ROWS } from '../../../studio/requests/list/list.ts'
import type { LimitGroup } from './limit.ts'
import { processorTimeOfAll } from './time.ts'

const MANY = 10_000

/** The Studio shows the first rows of 10,000 requests within a second. This is the part of it that grows with their number. */
export async function openJourneyLimits(): Promise<LimitGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'limits-journeys-'))
  const outbox = openOutbox({ folder })
  const now = Date.now()
  for (let place = 0; place < MANY; place++) {
    const values = { name: `Many ${place}`, email: `many-${place}@bench.example`, phone: '4195550118' }
    const id = `many-${place}`
    await outbox.add({ id, form: 'trial', values, tokenId: '', marks: [], notify: [], now: now - place })
    await outbox.markDelivered(id, now)
  }
  const query = { ...ALL_REQUESTS, asOf: null, offset: 0, limit: PAGE_ROWS }
  return {
    limits: [
      {
        name: `The first ${PAGE_ROWS} of ${MANY} requests`,
        goal: { loops: 2 },
        measure: () => processorTimeOfAll(() => outbox.listRequests(query, Date.now())),
      },
    ],
    close: async () => {
      await outbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}
