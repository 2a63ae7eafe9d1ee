import { writePhone } from '@/components/give/phone-texts'
import type { SectionProps } from '@/components/sections/types'
import { SectionHead } from '@/components/ui/section-head'
import { FeatureCarousel } from './feature-carousel'

export function Features({ section, page }: SectionProps<'features'>) {
  const { labels } = page.settings
  const phone = page.phone && writePhone(page.phone, page.fees.fees)
  return (
    <section id="features" className="paper-section overflow-x-clip">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.lead} />
        <FeatureCarousel
          title={section.donorsTitle}
          features={section.donors}
          labels={labels}
          gift={section.gift}
          phone={phone}
          list="below"
        />
        <div id="platform" className="mt-[clamp(72px,8vw,128px)]">
          <FeatureCarousel
            title={section.managementTitle}
            features={section.management}
            labels={labels}
            gift={section.gift}
            phone={phone}
            list="beside"
          />
        </div>
      </div>
    </section>
  )
}
