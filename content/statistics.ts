import { cacheLife } from 'next/cache'
import { z } from 'zod'
import { serverEnv } from '@/lib/server-env'
import { createFiguresReader } from './figures'
import type { PlatformStatistics } from './types'

const NO_STATISTICS: PlatformStatistics = {
  totalAmount: 0,
  donationCount: 0,
  avgAmount: 0,
  donorCount: 0,
  averageFeePercentage: 0,
}

const amount = z.number().nonnegative()

/** The part of the stats host's answer that the site shows. */
const STATISTICS = z.object({
  totalAmount: amount,
  count: amount,
  avgAmount: amount,
  uniqueCustomerCount: amount,
  avgMasjidFeePercentage: amount,
})

const readStatistics = createStatisticsReader(serverEnv.statsUrl)

/** Figures of the whole platform, at most five minutes old. Never throws; zeros as long as the stats host never answered. */
export async function getPlatformStatistics(): Promise<PlatformStatistics> {
  'use cache'
  cacheLife('figures')
  return readStatistics()
}

export function createStatisticsReader(statsUrl: string): () => Promise<PlatformStatistics> {
  return createFiguresReader({
    name: 'Platform statistics',
    url: `${statsUrl}/stats/staged-stats`,
    decode: toStatistics,
    initial: NO_STATISTICS,
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
