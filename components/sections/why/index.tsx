import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'

export function Why({ section, page }: SectionProps<'why'>) {
  return (
    <section id="why" className="paper-section why-parts wrap">
      <Film
        film={section.film}
        labels={page.settings.labels}
        sizes="(width >= 90rem) 718px, (width >= 60rem) 50vw, 87vw"
        className="why-film"
      />
      <div className="why-words">
        <h2 dir="auto" className="text-title">
          {section.title}
        </h2>
        <div className="why-text">
          {section.paragraphs.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
            <p dir="auto" key={place}>
              {paragraph}
            </p>
          ))}
        </div>
        <Signature section={section} />
      </div>
    </section>
  )
}

function Signature({
  section: { signatureName, signatureRole, signaturePicture },
}: Pick<SectionProps<'why'>, 'section'>) {
  return (
    <div className="why-signature">
      {signaturePicture && (
        <Picture
          picture={signaturePicture}
          sizes="56px"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full object-cover"
        />
      )}
      <p className="min-w-0 leading-[1.45]">
        <span dir="auto" className="block font-[650] text-heading">
          {signatureName}
        </span>
        <span dir="auto" className="text-muted text-ui">
          {signatureRole}
        </span>
      </p>
    </div>
  )
}
