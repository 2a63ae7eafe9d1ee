import { cacheLife } from 'next/cache'
import { z } from 'zod'
import { serverEnv } from '@/lib/environment/server-env'
import { createFiguresReader } from './figures'

/** All of them are in the page's payload, but a visit shows only three or four. */
const MAX_NOTIFICATIONS = 50

const NOTIFICATION = z.object({ donation: z.number(), daysAgo: z.number() })

export type DonationNotification = z.infer<typeof NOTIFICATION>

const readNotifications = createNotificationsReader(serverEnv.donationUrl)

/** At most five minutes old; [] until the donation host first responds. Never throws. */
export async function getDonationNotifications(): Promise<DonationNotification[]> {
  'use cache'
  cacheLife('figures')
  return readNotifications()
}

export function createNotificationsReader(donationUrl: string): () => Promise<DonationNotification[]> {
  return createFiguresReader({
    name: 'Donation notifications',
    url: `${donationUrl}/stats/staged-fomo`,
    decode: toNotifications,
    initial: [],
  })
}

function toNotifications(answer: unknown): DonationNotification[] {
  if (!Array.isArray(answer)) throw new Error('answered something other than a list')
  return answer.flatMap(entry => NOTIFICATION.safeParse(entry).data ?? []).slice(0, MAX_NOTIFICATIONS)
}
