import { type Fields, isFields } from '../lib/words/fields.ts'
import { authors } from './content/authors.ts'
import { blogPage } from './content/blog-page.ts'
import { features } from './content/features.ts'
import { feeCopy } from './content/fee-copy.ts'
import { landingPage } from './content/landing-page.ts'
import { pages } from './content/pages.ts'
import { posts } from './content/posts.ts'
import { problems, solutions } from './content/problems-and-solutions.ts'
import { registrationPage } from './content/registration-page.ts'
import { siteSettings } from './content/site-settings.ts'
import { categories, legalPages, milestone, redirects, successPage } from './content/small-documents.ts'
import { testimonials } from './content/testimonials.ts'
import { trialPage } from './content/trial-page.ts'
import type { SeedDocument } from './shapes.ts'

/** Every document of the seed, with a `_key` on each object in a list. */
export function dataset(): SeedDocument[] {
  const documents: SeedDocument[] = [
    siteSettings,
    landingPage,
    milestone,
    feeCopy,
    trialPage,
    registrationPage,
    successPage,
    blogPage,
    ...legalPages,
    ...pages,
    ...problems,
    ...solutions,
    ...features,
    ...testimonials,
    ...categories,
    ...authors,
    ...posts,
    ...redirects,
  ]
  return documents.map(document => ({ ...document, ...withKeys(document) }))
}

/** The dataset in the format of Sanity's importer: one document per line. */
export function toNdjson(documents: SeedDocument[]): string {
  return documents.map(document => `${JSON.stringify(document)}\n`).join('')
}

/** Keys are counted instead of random, so that the same content always produces the same file. */
function withKeys(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, keyed(value)]))
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => (isFields(item) ? { _key: `item-${index + 1}`, ...withKeys(item) } : item))
  }
  return isFields(value) ? withKeys(value) : value
}
