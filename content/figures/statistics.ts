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
