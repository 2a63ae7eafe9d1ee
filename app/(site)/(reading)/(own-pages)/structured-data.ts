import type { Thing } from 'schema-dts'
import type { Page, SiteSettings } from '@/content/types'
import { absoluteUrl, breadcrumbs } from '@/lib/addresses/structured-data'

export function describeOwnPage({ title, slug, sections }: Page, { productName }: SiteSettings): Thing[] {
  const path = `/${slug}`
  const questions = sections.flatMap(section => (section._type === 'questions' ? section.items : []))
  return [
    {
      '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
      '@id': absoluteUrl(path),
      url: absoluteUrl(path),
      name: title,
      isPartOf: { '@id': absoluteUrl('/#website') },
      ...(questions.length > 0 && {
        mainEntity: questions.map(question => ({
          '@type': 'Question',
          name: question.title,
          acceptedAnswer: { '@type': 'Answer', text: question.text },
        })),
      }),
    },
    breadcrumbs([
      { name: productName, path: '/' },
      { name: title, path },
    ]),
  ]
}
