import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { atLeast, type Figure, toCompare } from './figure.ts'
import { scorePage } from './lighthouse.ts'

/** One page of each kind that search engines may index; the landing page has its own bench. */
const TEMPLATES = [
  '/post/ramadan-readiness',
  '/blog',
  '/blog/page/2',
  '/blog/category/finance',
  '/author/maryam-raza',
  '/ramadan',
  '/stories/masjid-as-salam',
  '/terms',
  '/privacy',
  '/request-trial',
  '/karima',
  '/register',
]

/** Runs Lighthouse once on a page of each kind. */
export async function benchTemplates(): Promise<Figure[]> {
  const stop = await startFreshStack()
  try {
    const figures: Figure[] = []
    for (const path of TEMPLATES) {
      const scores = await scorePage(stack.siteUrl + path)
      figures.push(
        atLeast(`${path}: search engines`, 100, scores.seo, String),
        atLeast(`${path}: accessibility`, 100, scores.accessibility, String),
        atLeast(`${path}: best practices`, 100, scores['best-practices'], String),
        toCompare(`${path}: performance`, String(scores.performance)),
      )
    }
    return figures
  } finally {
    await stop()
  }
}
