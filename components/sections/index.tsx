import type { ComponentType } from 'react'
import { Blog } from '@/components/sections/blog'
import { Contact } from '@/components/sections/contact'
import { Features } from '@/components/sections/features'
import { Hero } from '@/components/sections/hero'
import { How } from '@/components/sections/how'
import { Impact } from '@/components/sections/impact'
import { Mission } from '@/components/sections/mission'
import { Testimonials } from '@/components/sections/testimonials'
import type { PageData, SectionProps } from '@/components/sections/types'
import { Why } from '@/components/sections/why'
import type { Section } from '@/content/types'

type SectionByName = { [S in Section as S['_type']]: S }
type SectionName = keyof SectionByName

/** One component for each section that staff can place; a missing one does not compile. */
const COMPONENTS: { [Name in SectionName]: ComponentType<SectionProps<SectionByName[Name]>> } = {
  hero: Hero,
  how: How,
  impact: Impact,
  features: Features,
  testimonials: Testimonials,
  why: Why,
  blog: Blog,
  mission: Mission,
  contact: Contact,
}

/** The sections of a page in the order staff gave them. */
export function Sections({ sections, page }: { sections: Section[]; page: PageData }) {
  return sections.map(section => <SectionOf key={section._key} name={section._type} section={section} page={page} />)
}

function SectionOf<Name extends SectionName>({
  name,
  section,
  page,
}: { name: Name } & SectionProps<SectionByName[Name]>) {
  const Component: ComponentType<SectionProps<SectionByName[Name]>> = COMPONENTS[name]
  return <Component section={section} page={page} />
}
