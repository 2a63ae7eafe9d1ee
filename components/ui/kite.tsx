import { classNames } from '@/components/ui/class-names'

/** The petal tile as a bullet, dot or mark; the class gives width and colour. */
export function Kite({ className }: { className?: string }) {
  return <i aria-hidden className={classNames('kite', className)} />
}
