import { cacheLife } from 'next/cache'
import { z } from 'zod'
import { serverEnv } from '@/lib/environment/server-env'
import { keepAnswer } from '../kept-answer'
import { createFiguresReader } from './figures'

const amount = z.number().nonnegative()

const STATISTICS = z
  .object({
    totalAmount: amount,
    count: amount,
    avgAmount: amount,
    uniqueCustomerCount: amount,
    avgMasjidFeePercentage: amount,
  })
  .transform(({ count, uniqueCustomerCount, avgMasjidFeePercentage, ...amounts }) => ({
    ...amounts,
    donationCount: count,
    donorCount: uniqueCustomerCount,
    averageFeePercentage: avgMasjidFeePercentage,
  }))

/** Counts, US dollars, and the fee in percent. */
export type PlatformStatistics = Omit<z.output<typeof STATISTICS>, 'averageFeePercentage'> & {
  averageFeePercentage: number | null
}

export const NO_FIGURES = { totalAmount: 0, donationCount: 0, avgAmount: 0, donorCount: 0, averageFeePercentage: null }

const readStatistics = createStatisticsReader(serverEnv.statsUrl, serverEnv.cacheFolder)

/** At most five minutes old. Zeros until the host first responds, cached for a minute only so that they do not show for long. Never throws. */
export async function getPlatformStatistics(): Promise<PlatformStatistics> {
  'use cache'
  const statistics = await readStatistics()
  if (statistics.averageFeePercentage === null) cacheLife('missingFigures')
  else cacheLife('figures')
  return statistics
}

export function createStatisticsReader(statsUrl: string, folder: string): () => Promise<PlatformStatistics> {
  const url = `${statsUrl}/stats/staged-stats`
  return createFiguresReader<PlatformStatistics>({
    name: 'Platform statistics',
    url,
    decode: answer => STATISTICS.parse(answer),
    initial: NO_FIGURES,
    kept: keepAnswer({ folder, name: 'platform-statistics', url, of: 'figures' }),
  })
}

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
