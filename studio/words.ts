import { defineLocaleResourceBundle } from 'sanity'

/** Replaces sentences of Sanity that tell staff too little. */
export const words = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      'banners.revision-not-found.description':
        'This version is not kept any more. The words on the site are unchanged.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'changes.missing-since-document-error': 'This version is not kept any more. The words on the site are unchanged.',
    },
  }),
]
