import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineDocuments, type PresentationPluginOptions } from 'sanity/presentation'
import type { SINGLETONS } from '@/schemas/singletons'
import { findUses } from './used-on'

/** Paths by the singleton that holds most of their texts; it opens next to the page. */
const SINGLETON_PAGES: Partial<Record<keyof typeof SINGLETONS, string[]>> = {
  landingPage: ['/'],
  blogPage: ['/blog', '/blog/page/:page'],
  trialPage: ['/request-trial', '/trial', '/karima', '/scranton'],
  registrationPage: ['/register'],
  successPage: ['/success'],
  terms: ['/terms'],
  privacy: ['/privacy'],
}

/** Options of the Presentation tool, which shows the real site with drafts; a click on a text opens its field. */
export const preview: PresentationPluginOptions = {
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: { previewMode: { enable: '/api/draft-mode/enable', shareAccess: false } },
  resolve: {
    locations: findUses,
    mainDocuments: defineDocuments([
      { route: '/post/:slug', filter: '_type == "post" && slug.current == $slug' },
      {
        route: ['/blog/category/:slug', '/blog/category/:slug/page/:page'],
        filter: '_type == "category" && slug.current == $slug',
      },
      ...Object.entries(SINGLETON_PAGES).map(([id, route]) => ({ route, filter: `_id == "${id}"` })),
    ]),
  },
}
