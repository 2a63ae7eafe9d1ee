import type { CSSProperties } from 'react'
import type { Tile } from './tiles'

type TilePathProps = {
  tile: Pick<Tile, 'answer' | 'tone'>
  d: string
  /** After how many others it turns saffron while the form is sent. */
  wave: number
}

export function TilePath({ tile: { answer, tone }, d, wave }: TilePathProps) {
  const style: CSSProperties & { '--wave': number } = { '--wave': wave }
  return <path data-answer={answer} className={`lit-${tone}`} d={d} style={style} />
}
