import type { ComponentType } from 'react'
import type { Section, SectionName } from '@/content/types'
import { COMPONENTS } from './components.gen'
import type { PageData, SectionProps } from './types'

export function Sections({ sections, page }: { sections: Section[]; page: PageData }) {
  return sections.map(section => (
    <SectionByName key={section._key} name={section._type} section={section} page={page} />
  ))
}

function SectionByName<Name extends SectionName>({ name, section, page }: { name: Name } & SectionProps<Name>) {
  const Component: ComponentType<SectionProps<Name>> = COMPONENTS[name]
  return <Component section={section} page={page} />
}
