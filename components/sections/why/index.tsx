import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'
import { splitMark } from '@/content/marks'

export function Why({ section, page }: SectionProps<'why'>) {
  const { signatureName, signatureRole, signaturePicture } = section
  return (
    <section
      id="why"
      className="paper-section why-parts wrap grid grid-cols-1 items-center gap-x-6 gap-y-10 reserves-[810px] lg:grid-cols-12 lg:reserves-[410px]"
    >
      <Film
        film={section.film}
        labels={page.settings.labels}
        sizes="(width >= 90rem) 718px, (width >= 60rem) 50vw, 87vw"
        className="why-film lg:col-[1/8]"
      />
      <div className="md:max-lg:grid md:max-lg:gap-x-7 md:max-lg:gap-y-4 md:max-lg:[grid-template:auto_1fr/repeat(2,minmax(0,1fr))] lg:col-[8/13] lg:pl-10">
        <Text.h2 className="text-title">{section.title}</Text.h2>
        <div className="mt-4.5 text-muted md:max-lg:mt-1.5 md:max-lg:[grid-area:1/2/3] [&>p+p]:mt-4.5">
          {paragraphsOf(section.text).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
            <Text.p key={place}>{paragraph}</Text.p>
          ))}
        </div>
        <div className="mt-7 flex items-center gap-3.5 md:max-lg:mt-0 md:max-lg:self-end">
          {signaturePicture && (
            <Picture
              picture={signaturePicture}
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-full object-cover"
            />
          )}
          <p className="min-w-0 leading-[1.45]">
            <Text.span className="block font-[650] text-heading">{signatureName}</Text.span>
            <Text.span className="text-muted text-ui">{signatureRole}</Text.span>
          </p>
        </div>
      </div>
    </section>
  )
}

/** In the preview, each keeps the mark of the text. */
function paragraphsOf(marked: string): string[] {
  const { text, mark } = splitMark(marked)
  const paragraphs = text.split(/\n\s*\n/).map(paragraph => paragraph.trim())
  return paragraphs.filter(Boolean).map(paragraph => paragraph + mark)
}
