import { classNames } from '@/components/ui/class-names'
import { CREST_GROUT, CREST_VIEW_BOX, type CrestLayer, crestOf } from '@/lib/crest'
import { EmptyCrest } from './crest-empty'

/** Decoration: the name is beside it. `className` sets its width. */
export function Crest({ name, className }: { name: string; className?: string }) {
  const crest = crestOf(name)
  if (!crest) return <EmptyCrest className={className} />
  return (
    <span aria-hidden className={classNames('crest', className)}>
      <svg aria-hidden viewBox={CREST_VIEW_BOX} stroke={crest.ground} strokeWidth={CREST_GROUT}>
        <CrestLayers layers={crest.layers} />
      </svg>
    </span>
  )
}

export function CrestLayers({ layers }: { layers: CrestLayer[] }) {
  return layers.map(({ fill, ...shape }, place) =>
    'path' in shape ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a layer is identified by its position
      <path key={place} d={shape.path} fill={fill} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a layer is identified by its position
      <circle key={place} r={shape.radius} fill={fill} />
    ),
  )
}
