import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import { Speaker } from '@/components/rich-text/speaker'
import { classNames } from '@/components/ui/class-names'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import { Text } from '@/components/ui/text'
import { plainText } from '@/content/rich-text'
import type { Labels, RichBlock, RichText as RichTextContent, Table, TextBlock } from '@/content/types'

/** Width of a line of text and of a picture, in CSS pixels. */
const MEASURE = 720
/** A wide picture reaches 32 px beyond the text on each side; rich-text.css has the rest. */
const WIDE = MEASURE + 64
const WIDE_SIZES = `(width >= 77.5rem) ${WIDE}px, (width >= 52rem) ${MEASURE}px, 87vw`
const SIZES = `(width >= 52rem) ${MEASURE}px, 87vw`

type RichTextProps = { blocks: RichTextContent; labels: Labels; className?: string }

export function RichText({ blocks, labels, className }: RichTextProps) {
  return (
    <div className={classNames('rich-text', className)}>
      <PortableText value={blocks} components={componentsWith(labels)} />
    </div>
  )
}

const MARKS: PortableTextComponents<RichBlock>['marks'] = {
  // Keeps the order of (419) 555-0142 amid Arabic.
  link: ({ value, children }) => <Text.a href={value?.href}>{children}</Text.a>,
}

function componentsWith(labels: Labels): PortableTextComponents<RichBlock> {
  return {
    block: {
      normal: ({ children }) => <p dir="auto">{children}</p>,
      h2: ({ value, children }) => heading('h2', value, children),
      h3: ({ value, children }) => heading('h3', value, children),
      blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
      pullQuote: ({ children }) => <Text.blockquote className="pull-quote">{children}</Text.blockquote>,
      unfinished: ({ children }) => (
        <Text.p className="unfinished">
          <Icon name="pencil-simple" />
          <span>{children}</span>
        </Text.p>
      ),
    },
    list: {
      bullet: ({ children }) => <ul>{children}</ul>,
      number: ({ value, children }) => <ol start={startOf(value.children[0])}>{children}</ol>,
    },
    listItem: ({ children }) => <li dir="auto">{children}</li>,
    marks: MARKS,
    types: {
      figure: ({ value: { picture, caption, isWide } }) => (
        <figure className={isWide ? 'is-wide' : undefined}>
          <Picture
            picture={picture}
            width={isWide ? WIDE : MEASURE}
            sizes={isWide ? WIDE_SIZES : SIZES}
            className="w-full rounded-xl"
          />
          {caption && <figcaption dir="auto">{caption}</figcaption>}
        </figure>
      ),
      callout: ({ value: { title, text } }) => (
        <div role="note" className="callout on-sand">
          <Text.p className="callout-title">{title}</Text.p>
          <p dir="auto">{text}</p>
        </div>
      ),
      quote: ({ value }) => (
        <figure className="spoken">
          <Text.blockquote className="pull-quote">{value.quote}</Text.blockquote>
          <Speaker speaker={value} />
        </figure>
      ),
      table: ({ value }) => <RichTable {...value} />,
      film: ({ value: { film } }) => (
        <div className="film">
          <ErrorBoundary>
            <Film film={film} labels={labels} sizes={SIZES} />
          </ErrorBoundary>
        </div>
      ),
    },
  }
}

/** A table that is wider than its page scrolls, by keyboard too. The script of its words decides where its first column is. */
function RichTable({ hasHeader, rows }: Table) {
  const [first = [], ...others] = rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
    <section className="table" tabIndex={0} aria-label={first.map(plainText).join(', ')}>
      <table dir="auto">
        {hasHeader && (
          <thead>
            <tr>{first.map((cell, column) => tableCell('th', cell, column))}</tr>
          </thead>
        )}
        <tbody>
          {(hasHeader ? others : rows).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a page that is rendered once
            <tr key={index}>{row.map((cell, column) => tableCell('td', cell, column))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function tableCell(Cell: 'th' | 'td', blocks: TextBlock[], column: number) {
  return (
    <Cell key={column} scope={Cell === 'th' ? 'col' : undefined} dir="auto">
      <PortableText value={blocks} components={{ marks: MARKS }} />
    </Cell>
  )
}

/** A heading links to itself, so that visitors can copy and share its address; one with a link of staff's cannot hold a second. */
function heading(Heading: 'h2' | 'h3', block: Pick<TextBlock, 'id' | 'children' | 'markDefs'>, children: ReactNode) {
  const { id, children: spans, markDefs } = block
  const hasLink = markDefs.some(({ _key }) => spans.some(({ marks }) => marks.includes(_key)))
  return (
    <Heading id={id ?? undefined} dir="auto">
      {id && !hasLink ? <a href={`#${id}`}>{children}</a> : children}
    </Heading>
  )
}

/** A list after a picture may go on with the numbers of the one before. */
function startOf(item: object | undefined): number | undefined {
  return item && 'number' in item && typeof item.number === 'number' && item.number > 1 ? item.number : undefined
}
