import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'

export function Why({ section, page }: SectionProps<'why'>) {
  return (
    <section id="why" className="wrap columns-12 items-center gap-y-10 py-section">
      <Film
        film={section.film}
        labels={page.settings.labels}
        sizes="(width >= 90rem) 718px, (width >= 60rem) 50vw, 87vw"
        className="aspect-video lg:col-span-7"
      />
      <div className="lg:col-span-5 lg:pl-10">
        <h2 className="text-display">{section.title}</h2>
        {section.paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
          <p key={place} className="mt-4.5 text-muted">
            {paragraph}
          </p>
        ))}
        <Signature section={section} />
      </div>
    </section>
  )
}

function Signature({
  section: { signatureName, signatureRole, signaturePicture },
}: Pick<SectionProps<'why'>, 'section'>) {
  return (
    <div className="mt-7 flex items-center gap-3.5">
      {signaturePicture && (
        <Picture
          picture={signaturePicture}
          sizes="56px"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-[16px] object-cover"
        />
      )}
      <p className="leading-[1.45]">
        <span className="block font-[650] text-heading">{signatureName}</span>
        <span className="text-muted text-ui">{signatureRole}</span>
      </p>
    </div>
  )
}
