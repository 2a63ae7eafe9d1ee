import { Film } from '@/components/media/film'
import type { SectionProps } from '@/components/sections/types'
import { Accordion } from '@/components/ui/accordion'
import { SectionHead } from '@/components/ui/section-head'
import type { AccordionEntry } from '@/content/types'
import { HelpPictures } from './help-pictures'

export function How({ section, page }: SectionProps<'how'>) {
  const { labels } = page.settings
  return (
    <section id="how" className="paper-section wrap">
      <SectionHead title={section.title} lead={section.lead} />
      <div className="how-parts">
        <div className="how-problems">
          <OneOpenList name="problems" title={section.problemsTitle} entries={section.problems} />
        </div>
        <HelpPictures title={section.title} pictures={section.pictures} labels={labels} />
        <Film
          film={section.film}
          labels={labels}
          sizes="(width >= 90rem) 718px, (width >= 75rem) 50vw, (width >= 60rem) 43vw, 87vw"
          isAmbient
          className="how-film min-[75rem]:sticky"
        />
        <div className="how-solutions on-mint">
          <OneOpenList name="solutions" title={section.solutionsTitle} entries={section.solutions} />
        </div>
      </div>
    </section>
  )
}

function OneOpenList({ name, title, entries }: { name: string; title: string; entries: AccordionEntry[] }) {
  return (
    <>
      <h3 dir="auto" className="border-heading border-b-2 pb-3.5 text-subtitle">
        {title}
      </h3>
      {entries.map(({ id, icon, title, text }, place) => (
        <Accordion key={id} name={name} icon={icon} title={title} open={place === 0}>
          {text}
        </Accordion>
      ))}
    </>
  )
}
