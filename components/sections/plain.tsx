import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import type { SectionName } from '@/content/types'
import { anchorsOf } from '@/lib/sections'
import { PLAIN_COMPONENTS } from './plain.gen'
import type { PlacedProps, SectionComponents, SectionsProps } from './types'

/** Shows only sections that the landing page does not have, so that the browser loads no code of the others. */
export function PlainSections(props: SectionsProps) {
  return showSections(PLAIN_COMPONENTS, props)
}

/** The sections in their order, each with its anchor. Those without a component are left out. */
export function showSections(components: Partial<SectionComponents>, { sections, page }: SectionsProps): ReactNode {
  const anchors = anchorsOf(sections)
  return sections.map((section, place) =>
    show(components, section._type, { section, page, anchor: anchors[place] ?? section._type }),
  )
}

function show<Name extends SectionName>(components: Partial<SectionComponents>, name: Name, props: PlacedProps<Name>) {
  const Component: ComponentType<PlacedProps<Name>> | undefined = components[name]
  if (!Component) return null
  return (
    <ErrorBoundary key={props.section._key}>
      <Component {...props} />
    </ErrorBoundary>
  )
}
