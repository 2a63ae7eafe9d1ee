import { defineArrayMember, type FieldDefinition, type ObjectDefinition } from 'sanity'
import { type FieldText, field } from './fields.ts'
import { previewOf } from './preview.ts'
import { fittingList, requireSome } from './rules/fields.ts'
import { defineObject } from './types.ts'

type SectionOptions = Omit<ObjectDefinition, 'type' | 'title'> & {
  title: string
  /** Path of the picture in lists. */
  media?: string
}

/** A section of a page. Without a preview of its own, lists show its title. */
export function defineSection({ media, ...section }: SectionOptions) {
  const preview = previewOf({ without: `${section.title} without a title`, words: section.title, media })
  return defineObject({ preview, ...section })
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

/** An ordered list of references to documents of one type, each at most once. */
export function referencesField({ to, max, ...text }: FieldText & { to: string; max: number }): FieldDefinition {
  return field({
    ...text,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'reference',
        title: 'Choose one, or create it',
        to: [{ type: to }],
        validation: rule =>
          rule.custom(chosen => (chosen?._ref ? true : 'Nothing is chosen here. Choose one, or remove this line.')),
      }),
    ],
    validation: rule => [requireSome(text.empty, rule).unique(), fittingList(max, rule)],
  })
}
