import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import type { SectionName } from '@/content/types'
import { anchorsOf } from '@/lib/sections'
import type { PlacedProps, SectionComponents, SectionsProps } from './types'

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
