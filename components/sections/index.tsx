import { FabricSymbols } from '@/components/ui/fabric/drawing'
import type { SectionName } from '@/content/types'
import { COMPONENTS } from './components.gen'
import { showSections } from './plain'
import type { SectionsProps } from './types'

const ON_FABRIC: readonly SectionName[] = ['hero', 'impact']

/** Sections of the landing page, and of pages that have some of them. */
export function Sections({ sections, page }: SectionsProps) {
  const phone = sections.find(section => section._type === 'hero')?.phone
  return (
    <>
      {sections.some(({ _type }) => ON_FABRIC.includes(_type)) && <FabricSymbols />}
      {showSections(COMPONENTS, { sections, page: { ...page, phone } })}
    </>
  )
}
