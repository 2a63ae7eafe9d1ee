import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A name and what stands for it; a row may be a name alone. */
export type Row = readonly [name: ReactNode, value?: ReactNode]

type SlipProps = {
  rows: Row[]
  /** Which row is the gift's, and what stands before its name. */
  lit?: number
  mark?: ReactNode
  foot?: ReactNode
  className?: string
  children?: ReactNode
}

export function Slip({ rows, lit, mark, foot, className, children }: SlipProps) {
  return (
    <div className={classNames('give-slip', className)}>
      {children}
      {rows.length > 0 && (
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
      )}
      {foot && <small dir="auto">{foot}</small>}
    </div>
  )
}
