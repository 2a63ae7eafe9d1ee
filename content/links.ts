import type { ContentType } from './tags'

type LinkedDocument = { _id: string; _type: string; slug?: string | null }

/** Where on the site documents show; null for what has no place of its own. */
const ADDRESSES: Record<ContentType, (document: LinkedDocument) => string | null> = {
  author: () => null,
  blogPage: () => '/blog',
  category: ({ slug }) => (slug ? `/blog/category/${slug}` : null),
  feature: () => '/#features',
  feeCopy: () => '/#impact',
  landingPage: () => '/',
  legalPage: ({ _id }) => `/${_id}`,
  milestone: () => '/',
  post: ({ slug }) => (slug ? `/post/${slug}` : null),
  problem: () => '/#how',
  redirect: () => null,
  registrationPage: () => '/register',
  siteSettings: () => '/',
  solution: () => '/#how',
  successPage: () => '/success',
  testimonial: () => '/#testimonials',
  trialPage: () => '/request-trial',
}

/** Path of the page that shows a document, given the id of the published one. */
export function addressOf(document: LinkedDocument): string | null {
  return isContentType(document._type) ? ADDRESSES[document._type](document) : null
}

function isContentType(type: string): type is ContentType {
  return Object.hasOwn(ADDRESSES, type)
}
