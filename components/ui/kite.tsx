import { classNames } from '@/components/ui/class-names'

/** The petal tile of the site's pattern: a gift, a goal or a step. `className` must set its width and colour. */
export function Kite({ className }: { className?: string }) {
  return <i aria-hidden className={classNames('kite', className)} />
}
