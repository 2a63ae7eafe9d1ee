import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A name and what stands for it; a row may be a name alone. */
export type Row = readonly [name: ReactNode, value?: ReactNode]

type RowsProps = {
  rows: Row[]
  /** Which row is the gift's, and what stands before its name. */
  lit?: number
  mark?: ReactNode
}

/** A receipt on paper, torn off at its lower edge. */
export function Slip({
  head,
  foot,
  className,
  ...rows
}: RowsProps & { head?: ReactNode; foot?: ReactNode; className?: string }) {
  return (
    <div className={classNames('give-slip', className)}>
      {head}
      <Rows {...rows} />
      {foot && <small dir="auto">{foot}</small>}
    </div>
  )
}

export function Rows({ rows, lit, mark }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <dl className="give-rows">
      {rows.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of two rows may be equal
        <div key={place} className={place === lit ? 'is-gift' : undefined}>
          {place === lit && mark}
          <dt dir="auto">{name}</dt>
          {value && <dd dir="auto">{value}</dd>}
        </div>
      ))}
    </dl>
  )
}
