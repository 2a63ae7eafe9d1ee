import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import { Speaker } from '@/components/rich-text/speaker'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Labels, RichBlock, RichText as RichTextContent } from '@/content/types'

/** Width of a line of text and of a picture, in CSS pixels. */
const MEASURE = 720
/** A wide picture reaches 32 px beyond the text on each side; rich-text.css has the rest. */
const WIDE = MEASURE + 64
const WIDE_SIZES = `(width >= 77.5rem) ${WIDE}px, (width >= 52rem) ${MEASURE}px, 87vw`
const SIZES = `(width >= 52rem) ${MEASURE}px, 87vw`

/** Rich text from the Studio, for posts, legal pages and pages that staff build. */
export function RichText({
  blocks,
  labels,
  className,
}: {
  blocks: RichTextContent
  labels: Labels
  className?: string
}) {
  return (
    <div className={classNames('rich-text', className)}>
      <PortableText value={blocks} components={componentsWith(labels)} />
    </div>
  )
}

function componentsWith(labels: Labels): PortableTextComponents<RichBlock> {
  return {
    block: {
      h2: ({ value, children }) => (
        <h2 id={value.id ?? undefined}>
          <HeadingLink id={value.id}>{children}</HeadingLink>
        </h2>
      ),
      unfinished: ({ children }) => (
        <p className="unfinished">
          <Icon name="pencil-simple" />
          <span>{children}</span>
        </p>
      ),
      pullQuote: ({ children }) => <blockquote className="pull-quote">{children}</blockquote>,
      h3: ({ value, children }) => (
        <h3 id={value.id ?? undefined}>
          <HeadingLink id={value.id}>{children}</HeadingLink>
        </h3>
      ),
    },
    marks: {
      link: ({ value, children }) => <a href={value?.href}>{children}</a>,
    },
    types: {
      figure: ({ value: { picture, caption, isWide } }) => (
        <figure className={isWide ? 'is-wide' : undefined}>
          <Picture
            picture={picture}
            width={isWide ? WIDE : MEASURE}
            sizes={isWide ? WIDE_SIZES : SIZES}
            className="w-full rounded-xl"
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ),
      callout: ({ value: { title, text } }) => (
        <div role="note" className="callout on-sand">
          <p className="callout-title">{title}</p>
          <p>{text}</p>
        </div>
      ),
      quote: ({ value }) => (
        <figure className="spoken">
          <blockquote className="pull-quote">{value.quote}</blockquote>
          <Speaker speaker={value} />
        </figure>
      ),
      film: ({ value: { film } }) => (
        <div className="film">
          <Film film={film} labels={labels} sizes={SIZES} className="aspect-video" />
        </div>
      ),
    },
  }
}

/** A heading links to itself, so that visitors can copy and share its address. */
function HeadingLink({ id, children }: { id: string | null; children: ReactNode }) {
  return id ? <a href={`#${id}`}>{children}</a> : children
}
