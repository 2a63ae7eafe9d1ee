import { classNames } from '@/components/ui/class-names'
import { CORE, PETAL, PETALS, turnPetal } from '@/components/ui/rosette-shapes'

/** A rosette with a check mark. `className` must set its width. */
export function DoneRosette({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden
      className={classNames('stroke-3 stroke-ground [stroke-linejoin:round]', className)}
    >
      {Array.from({ length: PETALS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a petal is identified by its position
        <path key={place} d={PETAL} transform={turnPetal(place)} className="fill-action" />
      ))}
      <path d={CORE} className="fill-heading" />
      <path
        d="m-20.5 3.5 13 13 29.5-29.5"
        className="fill-none stroke-[5.5] stroke-saffron-400 [stroke-linecap:round]"
      />
    </svg>
  )
}
