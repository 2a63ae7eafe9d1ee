import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { openOutbox } from '../../forms/outbox/open.ts'
import type { FormName } from '../../lib/forms/forms.ts'
import type { Mark, RequestState } from '../../lib/forms/requests.ts'
import { stack } from './stack.ts'
import { enterStudio, STUDIO_TIMEOUT_MS } from './studio.ts'

const MINUTE_MS = 60_000
/** Later than any journey runs: what waits is not delivered by itself. */
const MUCH_LATER_MS = 60 * MINUTE_MS

type Sent = {
  id: string
  name: string
  form?: FormName
  state?: Exclude<RequestState, 'spam'>
  marks?: Mark[]
  minutesAgo?: number
  email?: string
  phone?: string
  more?: Record<string, string>
}

let phones = 0

function newPhone(): string {
  phones++
  return `(419) 555-${String(phones).padStart(4, '0')}`
}

/** What visitors sent to the stack's site, for journeys of staff. All e-mail addresses end in `word`, so that a search finds these only. */
export function openRequests(word: string) {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  const ids: string[] = []

  async function send({
    id,
    name,
    form = 'trial',
    state = 'delivered',
    marks = [],
    minutesAgo = 5,
    more,
    ...who
  }: Sent): Promise<string> {
    const email = who.email ?? `${name.toLowerCase().replaceAll(' ', '.')}@${word}`
    const phone = who.phone ?? newPhone()
    const named: Record<string, string> =
      form === 'registration' ? { I01name: name, I02email: email, I03phone: phone } : { name, email, phone }
    const now = Date.now() - minutesAgo * MINUTE_MS
    const held: Mark[] = state === 'held' ? ['honeypot filled'] : []
    const allMarks = [...held, ...marks]
    const fullId = `${word}-${id}`
    await outbox.add({ id: fullId, form, values: { ...named, ...more }, tokenId: '', marks: allMarks, notify: [], now })
    if (state === 'delivered') await outbox.markDelivered(fullId, now + 1_000)
    if (state === 'refused') {
      await outbox.markRefused(
        fullId,
        [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
        now + 1_000,
      )
    }
    if (state === 'pending') {
      await outbox.markFailed(fullId, { trouble: 'timeout', errors: [] }, now + 1_000, Date.now() + MUCH_LATER_MS)
    }
    ids.push(fullId)
    return fullId
  }

  return {
    outbox,
    send,
    close: async () => {
      for (const id of ids) await outbox.erasePerson(id)
      await outbox.close()
    },
  }
}

export type Requests = ReturnType<typeof openRequests>

/** Opens the Studio's Requests tool with the requests that hold these words, and waits for its rows. */
export async function openRequestsTool(page: Page, words: string, id = ''): Promise<void> {
  const search = new URLSearchParams({ 'requests[search]': words })
  await enterStudio(page, `/studio/requests${id && `/${id}`}?${search}`)
  await expect(page.locator('[role="row"][data-index]').first()).toBeAttached({ timeout: STUDIO_TIMEOUT_MS })
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row', { name }).filter({ has: page.getByRole('gridcell') })
}

export function requestOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name: `Request of ${name}` })
}
