import { afterEach, expect, it, vi } from 'vitest'
import { log } from '../lib/log.ts'
import { openIntake } from './intake.ts'
import type { Way } from './notifications/way.ts'

const ENDPOINT = 'http://localhost:1/form'
const email: Way = { via: 'email', send: async () => ({ outcome: 'sent', reason: null }) }

afterEach(() => {
  vi.restoreAllMocks()
})

function open(ways: Way[]) {
  const endpoints = { demo: ENDPOINT, trial: ENDPOINT, registration: ENDPOINT }
  const notifications = { ways, siteUrl: 'https://minara.example', hasDetails: false }
  void openIntake({ endpoints, place: null, retentionDays: 1, notifications, copies: null }).close()
}

it('warns that notifications are off when they are configured but there is no outbox', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  open([])
  expect(warn).not.toHaveBeenCalled()
  open([email])
  expect(warn).toHaveBeenCalledExactlyOnceWith('notification.off', expect.objectContaining({ via: 'email' }))
})
