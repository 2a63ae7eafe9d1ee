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
      {/* Problems, pictures, film, solutions; from 720 px to 1199 px the two lists are side by side. */}
      <div className="how-parts grid grid-cols-1 gap-x-6 gap-y-[clamp(40px,5vw,72px)] md:max-[75rem]:grid-cols-2 md:max-[75rem]:items-start md:max-[75rem]:gap-y-12 md:max-lg:gap-x-7 min-[75rem]:grid-cols-12">
        <div className="md:pt-5 lg:pt-7 min-[75rem]:col-[1/6] min-[75rem]:pt-0 min-[75rem]:pr-6">
          <OneOpenList name="problems" title={section.problemsTitle} entries={section.problems} />
        </div>
        <HelpPictures title={section.title} pictures={section.pictures} labels={labels} />
        <Film
          film={section.film}
          labels={labels}
          sizes="(width >= 90rem) 718px, (width >= 75rem) 50vw, (width >= 60rem) 43vw, 87vw"
          isAmbient
          className="how-film md:max-lg:col-span-full lg:max-[75rem]:aspect-[16/10] min-[75rem]:sticky min-[75rem]:top-24 min-[75rem]:col-[1/8] min-[75rem]:aspect-auto min-[75rem]:max-h-[min(41vw,590px)]"
        />
        <div className="rounded-2xl p-[clamp(24px,3vw,40px)] on-mint md:max-[75rem]:col-start-2 md:max-[75rem]:row-start-1 md:px-5 md:pt-5 md:pb-2 md:max-lg:rounded-xl lg:px-7 lg:pt-7 lg:pb-3 min-[75rem]:col-[8/13] min-[75rem]:ml-6 min-[75rem]:p-[clamp(24px,3vw,40px)] [&>details:last-child]:border-b-0">
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
