import { useId } from 'react'
import { FilledText } from '@/components/ui/filled-text'
import { TextLink } from '@/components/ui/text-link'
import { crestFrame, crestOf, crestSvg } from '@/lib/crest'
import { Crest } from './crest'

/** In a door there is no room for the surround and the field: the ground of the tile fills it. */
const LAYERS_BEHIND = 2

/** Shows the tile beside the name's field, and `note`, which contains {name}, below it. */
export function TypedTile({ name, note }: { name: string; note: string }) {
  return (
    <>
      <Crest key={name} name={name} />
      <p dir="auto" className="field-hint">
        <FilledText text={note} nodes={{ name: <bdi>{name}</bdi> }} />
      </p>
    </>
  )
}

/** The tile of a masjid in an arch, as decoration. Nothing for an empty name. */
export function CrestArch({ name }: { name: string }) {
  const clip = useId()
  const crest = crestOf(name)
  if (!crest) return null
  return (
    <svg viewBox="0 0 272 320" aria-hidden className="crest-arch">
      <clipPath id={clip}>
        <path d="M16 308V140C16 92 58 62 136 20c78 42 120 72 120 120v168z" />
      </clipPath>
      <path d="M0 320V138C0 82 46 50 136 0c90 50 136 82 136 138v182z" className="fill-ink-900" />
      <path
        d="M8 312V139c0-52 44-83 128-129 84 46 128 77 128 129v173z"
        className="fill-none stroke-2 stroke-saffron-400"
      />
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h272v320H0z" fill={crest.ground} />
        <svg
          aria-hidden
          x="16"
          y="56"
          width="240"
          height="240"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and colors, without a letter of the name
          dangerouslySetInnerHTML={{ __html: crestFrame(crest.ground, crest.layers.slice(LAYERS_BEHIND).join('')) }}
        />
      </g>
    </svg>
  )
}

/** A file that the page itself holds: nothing is sent. */
export function SaveTile({ name, label }: { name: string; label: string }) {
  const picture = crestSvg(name).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return (
    <TextLink href={`data:image/svg+xml,${encodeURIComponent(picture)}`} download={tileFileName(name)}>
      {label}
    </TextLink>
  )
}

export function tileFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return `${words?.join('-') ?? 'masjid'}.svg`
}
