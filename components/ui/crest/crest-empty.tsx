import { classNames } from '@/components/ui/class-names'

/** The place of a crest before there is a name. */
export function EmptyCrest({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('crest crest-empty', className)} />
}
