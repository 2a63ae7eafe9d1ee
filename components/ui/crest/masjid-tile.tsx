import { FilledText } from '@/components/ui/filled-text'
import { TextLink } from '@/components/ui/text-link'
import { crestSvg } from '@/lib/crest'
import { Crest } from './crest'

export { CrestArch } from './crest-arch'

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

/** A file that the page itself holds: nothing is sent. */
export function SaveTile({ name, label }: { name: string; label: string }) {
  const picture = crestSvg(name).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`
  return (
    <TextLink href={address} download={tileFileName(name)} className="min-h-11">
      {label}
    </TextLink>
  )
}

/** "masjid-an-nur.svg" */
export function tileFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return `${words?.join('-') ?? 'masjid'}.svg`
}
