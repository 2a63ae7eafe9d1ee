import { cacheLife } from 'next/cache'
import { z } from 'zod'
import { serverEnv } from '@/lib/environment/server-env'
import { keepAnswer } from '../kept-answer'
import { createFiguresReader } from './figures'

/** Counts, US dollars, and the fee in percent. */
export type PlatformStatistics = {
  totalAmount: number
  donationCount: number
  avgAmount: number
  donorCount: number
  averageFeePercentage: number | null
}

const NO_STATISTICS: PlatformStatistics = {
  totalAmount: 0,
  donationCount: 0,
  avgAmount: 0,
  donorCount: 0,
  averageFeePercentage: null,
}

const amount = z.number().nonnegative()

const STATISTICS = z.object({
  totalAmount: amount,
  count: amount,
  avgAmount: amount,
  uniqueCustomerCount: amount,
  avgMasjidFeePercentage: amount,
})

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
  return createFiguresReader({
    name: 'Platform statistics',
    url,
    decode: toStatistics,
    initial: NO_STATISTICS,
    kept: keepAnswer({ folder, name: 'platform-statistics', url, of: 'figures' }),
  })
}

function toStatistics(answer: unknown): PlatformStatistics {
  const { success, data, error } = STATISTICS.safeParse(answer)
  if (!success) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  return {
    totalAmount: data.totalAmount,
    donationCount: data.count,
    avgAmount: data.avgAmount,
    donorCount: data.uniqueCustomerCount,
    averageFeePercentage: data.avgMasjidFeePercentage,
  }
}
