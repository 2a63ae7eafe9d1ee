import { classNames } from '@/components/ui/class-names'
import { crestSvg } from '@/lib/crest'
import { EmptyCrest } from './crest-empty'

/** Decoration: the name is beside it. `className` sets its width. Markup instead of elements, as a page has up to twenty. */
export function Crest({ name, className }: { name: string; className?: string }) {
  const drawing = crestSvg(name)
  if (!drawing) return <EmptyCrest className={className} />
  return (
    <span
      aria-hidden
      className={classNames('crest', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and colors, without a letter of the name
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
