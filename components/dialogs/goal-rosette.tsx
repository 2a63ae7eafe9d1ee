import { classNames } from '@/components/ui/class-names'
import { CORE, PETAL, PETALS, turnPetal } from '@/components/ui/rosette-shapes'

type GoalRosetteProps = {
  /** In the same unit as `goal`. */
  amountRaised: number
  goal: number
  markUrl: string | null
}

/** Ten petals for the tenths of a goal, on a dark background; those that are reached light up one after the other. */
export function GoalRosette({ amountRaised, goal, markUrl }: GoalRosetteProps) {
  const reached = reachedTenths(amountRaised, goal)
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden
      className="mb-6 w-[clamp(150px,20vw,196px)] stroke-[4] stroke-ink-900 [stroke-linejoin:round]"
    >
      {Array.from({ length: PETALS }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a petal is identified by its position
          key={place}
          d={PETAL}
          transform={turnPetal(place)}
          className={classNames('goal-petal', place < reached ? 'fill-saffron-400' : 'fill-ink-700')}
          style={{ animationDelay: `calc(var(--petal-delay) * ${place})` }}
        />
      ))}
      <path d={CORE} className="fill-paper" />
      {markUrl && <image href={markUrl} x={-22} y={-22} width={44} height={44} />}
    </svg>
  )
}

/** Completed tenths of the goal, from 0 to 10. */
export function reachedTenths(amountRaised: number, goal: number): number {
  if (goal <= 0) return 0
  return Math.min(PETALS, Math.max(0, Math.floor((amountRaised / goal) * PETALS)))
}
