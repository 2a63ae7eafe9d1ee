import { defineLocaleResourceBundle } from 'sanity'

/** Any upload may fail for another reason, and Sanity shows the same sentence for pictures, films and texts of films. */
const NOT_STORED =
  'It was not stored. A picture is a JPEG, PNG, WebP, AVIF, GIF or SVG file of up to 50 MB, a film an MP4 or WebM file of up to 100 MB. If yours is one of them, try again in a minute.'

/** By Sanity's namespaces: what replaces sentences that tell staff too little. */
const SENTENCES = {
  structure: {
    'banners.revision-not-found.description': 'This version is not kept any more. The words on the site are unchanged.',
    'panes.document-operation-results.operation-success_unpublish': 'Off the site. Your text is kept',
    // Also true of a post that comes later.
    'panes.document-operation-results.operation-success_publish': 'Publish worked: <Strong>{{title}}</Strong>',
    'panes.document-list-pane.no-documents-of-type.text': 'Nothing here yet. Press + above to write the first.',
    'panes.document-list-pane.no-matching-documents.text':
      'Nothing waits here. What you change stays in Drafts until you press Publish.',
  },
  presentation: { 'narrow-tabs.content-tab.label': 'Content', 'narrow-tabs.preview-tab.label': 'Preview' },
  validation: {
    'panel.title': 'Ready to publish?',
    'panel.no-errors-message': 'Nothing found: pictures are described, links lead somewhere, texts fit.',
  },
  studio: {
    'common.reconnecting.toast.title':
      'The content service does not answer. What you typed is kept: leave this window open.',
    'asset-sources.common.uploader.upload-failed.description': NOT_STORED,
    'inputs.file.upload-failed.description': NOT_STORED,
    'inputs.image.upload-error.description': NOT_STORED,
    'search.action-open-aria-label': 'Find a sentence',
    'search.button.tooltip': 'Find a sentence',
    'changes.missing-since-document-error': 'This version is not kept any more. The words on the site are unchanged.',
  },
}

export const words = Object.entries(SENTENCES).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources }),
)
