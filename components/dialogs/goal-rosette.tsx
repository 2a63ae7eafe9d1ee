import { classNames } from '@/components/ui/class-names'

const PETALS = 10

/** The first petal, right of the top; the others are turned from it. The view is 200 × 200 around its middle. */
const PETAL = 'M41-56.4 11.3-34.9 0-69.7l7-21.6h22.7L48-78Z'
const CORE =
  'M41-56.4 29.7-21.6h36.6L36.7 0l29.6 21.6H29.7L41 56.4 11.3 34.9 0 69.7l-11.3-34.8L-41 56.4l11.3-34.8h-36.6L-36.7 0l-29.6-21.6h36.6L-41-56.4l29.7 21.5L0-69.7l11.3 34.8Z'

type GoalRosetteProps = {
  /** In the goal's unit. */
  amountRaised: number
  goal: number
  /** Picture that stands in the middle. */
  markUrl: string
}

/** Ten petals for ten tenths of a goal, on the dark ground; those that are reached light up one after the other. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a petal is its place
          key={place}
          d={PETAL}
          transform={`rotate(${(360 / PETALS) * place})`}
          className={classNames('goal-petal', place < reached ? 'fill-saffron-400' : 'fill-ink-700')}
          style={{ animationDelay: `calc(var(--petal-delay) * ${place})` }}
        />
      ))}
      <path d={CORE} className="fill-paper" />
      <image href={markUrl} x={-22} y={-22} width={44} height={44} />
    </svg>
  )
}

/** Whole tenths of the goal, from 0 to 10; a tenth that is under way does not count. */
export function reachedTenths(amountRaised: number, goal: number): number {
  if (goal <= 0) return 0
  return Math.min(PETALS, Math.max(0, Math.floor((amountRaised / goal) * PETALS)))
}
