import type { ContentType } from '../freshness/tags'

type LinkedDocument = { _id: string; _type: string; title?: string | null; slug?: string | null }

/** A page, or a section of one, that shows a document; `title` is for staff. */
export type Place = { title: string; path: string }

const PLACES: Record<ContentType, (document: LinkedDocument) => Place[]> = {
  author: () => [],
  blogPage: () => [{ title: 'Blog', path: '/blog' }],
  category: ({ title, slug }) =>
    slug ? [{ title: `Posts of the category ${title ?? slug}`, path: `/blog/category/${slug}` }] : [],
  feature: () => [{ title: 'Landing page, features', path: '/#features' }],
  feeCopy: () => [{ title: 'Landing page, impact', path: '/#impact' }],
  landingPage: () => [{ title: 'Landing page', path: '/' }],
  legalPage: ({ _id, title }) => [{ title: title ?? 'Legal page', path: `/${_id}` }],
  milestone: () => [{ title: 'Landing page, in a dialog', path: '/' }],
  post: ({ title, slug }) =>
    slug
      ? [
          { title: title ?? 'Post', path: `/post/${slug}` },
          { title: 'Blog', path: '/blog' },
        ]
      : [],
  problem: () => [{ title: 'Landing page, How We Help', path: '/#how' }],
  redirect: () => [],
  registrationPage: () => [{ title: 'Registration', path: '/register' }],
  siteSettings: () => [
    { title: 'Every page, such as the landing page', path: '/' },
    { title: 'Landing page, contact', path: '/#contact' },
  ],
  solution: () => [{ title: 'Landing page, How We Help', path: '/#how' }],
  successPage: () => [{ title: 'Success', path: '/success' }],
  testimonial: () => [{ title: 'Landing page, testimonials', path: '/#testimonials' }],
  trialPage: () => [
    { title: 'Trial', path: '/request-trial' },
    { title: 'Trial, short', path: '/karima' },
    { title: 'Landing page, in the drawer', path: '/' },
  ],
}

/** Where the site shows a document, the main place first. `_id` must be the published id, not a draft's. */
export function placesOf(document: LinkedDocument): Place[] {
  return isContentType(document._type) ? PLACES[document._type](document) : []
}

function isContentType(type: string): type is ContentType {
  return Object.hasOwn(PLACES, type)
}
