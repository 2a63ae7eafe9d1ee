import { defineType, type ObjectDefinition } from 'sanity'
import { previewOf } from './preview.ts'

type SectionOptions = Omit<ObjectDefinition, 'type' | 'title'> & {
  title: string
  /** Path of the picture in lists. */
  media?: string
}

/** A section of a page. Without a preview of its own, lists show its title. */
export function defineSection({ media, ...section }: SectionOptions) {
  const preview = previewOf({ without: `${section.title} without a title`, words: section.title, media })
  return defineType({ preview, ...section, type: 'object' })
}

/** Shows the sections that can be added as pictures. The visual tests take these (tests/visual/capture.ts). */
export const sectionMenu = {
  insertMenu: {
    views: [
      { name: 'grid' as const, previewImageUrl: (section: string) => `/section-pictures/${section}.webp` },
      { name: 'list' as const },
    ],
  },
}
