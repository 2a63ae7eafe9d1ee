export const PERIOD = { width: 3618.034, height: 4979.797 }

/** Steps from the topmost corner around the shape, in thousandths of an edge. */
const SHAPES =
  'point 250 182 -250 769 -250 -769,petal 655 476 250 769 -810 0 -250 -182 -95 -294,foot 95 294 250 182 -690 0 250 -182,hex 691 0 654 476 -654 475 -691 0 -655 -475,point 655 476 -810 0 -95 -294,spark 250 182 -250 181 -59 -181,foot 691 0 -250 182 -96 294 -95 -294,petal 809 0 250 182 96 294 -250 769 -655 -476,spark 95 294 -309 0 59 -182,point 309 0 250 769 -654 -475,point 655 476 -96 293 -309 0,spark 191 0 -96 294 -250 -182,point 250 769 -250 182 -250 -182,petal 809 0 -250 769 -654 476 -250 -769 95 -294,point 309 0 96 294 -655 475,petal 250 769 -95 294 -250 182 -810 0 250 -769,point -250 769 -309 0 -96 -293,point 809 0 -654 476 -250 -182,spark 309 0 -95 294 -155 -112,spark 95 294 -190 0 -155 -112,spark 191 0 154 112 -250 182,point 250 182 -95 294 -810 0,spark 59 182 -59 181 -250 -181,spark 155 112 59 182 -309 0,point 809 0 96 294 -250 182,spark 250 182 -155 112 -190 0,spark 309 0 -59 182 -155 112,core 309 0 250 182 96 294 -96 293 -250 182 -309 0 -250 -182 -95 -293 95 -294,chip 59 182 -154 112,chip -59 182 -191 0,chip 309 0 -154 112,chip 155 112 -310 0,chip 191 0 59 182,chip 155 112 -60 182,chip 250 182 -191 0,chip 95 294 -154 -112,chip -95 294 -60 -182,chip 191 0 -250 182'

/** From the middle outward: place in SHAPES, x and y of the topmost corner. */
const UNIT =
  '27 -155 -476,36 -405 -294,37 -345 -476,29 405 294,28 500 0,35 -500 0,30 -155 476,32 155 -476,34 -405 294,31 0 -588,33 405 -294,11 155 476,26 -655 -476,8 559 182,22 -559 -182,23 -559 182,20 -345 476,19 250 -769,5 559 -182,25 -250 -769,18 345 -476,24 -1464 -476,21 -809 0,17 655 -476,4 809 0,16 905 -1245,9 345 476,14 -655 476,12 0 -1539,0 0 588,10 -905 -1245,15 -250 769,13 345 -2014,1 250 769,7 -1155 -2014,1 -1559 -1720,13 -1464 476,15 1559 -1720,7 655 476,3 -2155 -476,2 0 1539,6 -345 -2014,6 -2155 476,2 -1809 -951,16 -905 1245,10 905 1245,14 1155 -2014,9 -1464 -2014,21 1000 -2490,24 345 2014,0 -1809 -1902,17 -1155 2014,12 -1809 951,4 -1000 -2490,3 -345 -2965,19 -1559 1720,18 -1464 2014,26 1155 2014,20 1464 -2014,25 1559 1720,11 -1655 -2014,8 -1250 -2308,23 1250 -2308,32 -1655 2014,29 -1405 -2196,37 1464 2014,34 1405 -2196,31 -1809 1902,30 -1964 -2014,33 -1405 2196,28 -1309 -2490,35 1309 -2490,36 1405 2196,22 1250 -2672,5 -1250 -2672,27 -1964 -2965'

export type TileKind = 'point' | 'petal' | 'foot' | 'hex' | 'spark' | 'core' | 'chip'

export type Tile = {
  kind: TileKind
  x: number
  y: number
  outline: string
  middle: { x: number; y: number }
}

let tiles: Tile[] | undefined

export function tilesOfPeriod(): Tile[] {
  tiles ??= readTiles()
  return tiles
}

function readTiles(): Tile[] {
  const shapes = SHAPES.split(',').map(shape => {
    const [kind = '', ...steps] = shape.split(' ')
    return {
      kind: kind as TileKind,
      outline: `l${steps.join(' ')}z`.replaceAll(' -', '-'),
      ...middleOf(steps.map(Number)),
    }
  })
  return UNIT.split(',').flatMap(entry => {
    const [place = 0, x = 0, y = 0] = entry.split(' ').map(Number)
    const shape = shapes[place]
    if (!shape) return []
    const { kind, outline, aside, below } = shape
    return [{ kind, outline, x, y, middle: { x: x + aside, y: y + below } }]
  })
}

function middleOf(steps: number[]): { aside: number; below: number } {
  const corners = steps.length / 2 + 1
  let [x, y, sumX, sumY] = [0, 0, 0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    sumX += x
    sumY += y
  }
  return { aside: sumX / corners, below: sumY / corners }
}
