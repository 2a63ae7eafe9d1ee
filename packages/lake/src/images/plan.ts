import { badRequest } from '../http/errors.ts'
import { MAX_SIDE_PIXELS, type Rect, type Transform } from './transform.ts'

export type Size = { width: number; height: number }

/** How to crop and scale: extract `region` from the upright original, resize it to `size`, then centre that on `canvas`. */
export type Plan = {
  region: Rect
  size: Size
  canvas: Size
  /** True when the region has another aspect ratio than `size`, and its busiest part is to be kept. */
  keepBusiest: boolean
}

export function planTransform(transform: Transform, original: Size): Plan {
  const area = visibleArea(transform.rect, original)
  const box = wantedBox(transform, area)
  const plan = padded(fitInto(box, area, transform), transform.pad)
  if (Math.max(plan.canvas.width, plan.canvas.height) > MAX_SIDE_PIXELS) {
    throw badRequest(
      `The picture would be ${plan.canvas.width} × ${plan.canvas.height}; at most ${MAX_SIDE_PIXELS} a side`,
    )
  }
  return plan
}

function padded({ canvas, ...plan }: Plan, pad: number): Plan {
  return { ...plan, canvas: { width: canvas.width + 2 * pad, height: canvas.height + 2 * pad } }
}

function visibleArea(rect: Rect | null, original: Size): Rect {
  if (!rect) return { left: 0, top: 0, ...original }
  const width = Math.min(rect.width, original.width - rect.left)
  const height = Math.min(rect.height, original.height - rect.top)
  if (width < 1 || height < 1)
    throw badRequest(`"rect" lies outside the picture, ${original.width} × ${original.height}`)
  return { left: rect.left, top: rect.top, width, height }
}

type Box = { width: number | null; height: number | null }

function wantedBox(transform: Transform, area: Size): Box {
  const isTurned = transform.turn === 90 || transform.turn === 270
  const box = limitedBox(transform, isTurned ? { width: area.height, height: area.width } : area)
  return isTurned ? { width: box.height, height: box.width } : box
}

/** The hosted service documents its four limits for `fit=crop` only; the upper ones hold here for every fit. */
function limitedBox({ width, height, maxWidth, maxHeight, minWidth, minHeight, fit }: Transform, shown: Size): Box {
  const upper = {
    width: maxWidth ? Math.min(width ?? shown.width, maxWidth) : width,
    height: maxHeight ? Math.min(height ?? shown.height, maxHeight) : height,
  }
  if (fit !== 'crop') return upper
  const scale = upper.width ? upper.width / shown.width : upper.height ? upper.height / shown.height : 1
  const natural = scaled(shown, scale)
  return {
    width: minWidth ? Math.max(upper.width ?? natural.width, minWidth) : upper.width,
    height: minHeight ? Math.max(upper.height ?? natural.height, minHeight) : upper.height,
  }
}

function fitInto({ width, height }: Box, area: Rect, transform: Transform): Plan {
  const whole = (size: Size, canvas = size): Plan => ({ region: area, size, canvas, keepBusiest: false })
  const inside = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / area.width,
    (height ?? Number.POSITIVE_INFINITY) / area.height,
  )
  const clipped = Number.isFinite(inside) ? scaled(area, inside) : area
  const { fit } = transform
  if (fit === 'max') return whole(scaled(area, Math.min(1, inside)))
  if (width === null || height === null || fit === 'clip')
    return whole({ width: clipped.width, height: clipped.height })
  const box = { width, height }
  switch (fit) {
    case 'scale':
      return whole(box)
    case 'fill':
      return whole(clipped, box)
    case 'fillmax':
      return whole(scaled(area, Math.min(1, inside)), box)
    case 'crop':
      return cover(box, area, transform)
    case 'min':
      return cover(scaled(box, Math.min(1, area.width / width, area.height / height)), area, transform)
  }
}

function cover(size: Size, area: Rect, { crop, focalPoint }: Transform): Plan {
  if (crop === 'entropy') return { region: area, size, canvas: size, keepBusiest: true }
  const zoom = focalPoint?.zoom ?? 1
  const scale = Math.max(size.width / area.width, size.height / area.height) * zoom
  const width = clamp(Math.round(size.width / scale), 1, area.width)
  const height = clamp(Math.round(size.height / scale), 1, area.height)
  const { x, y } = focalPoint && (crop === 'center' || crop === 'focalpoint') ? focalPoint : sidesOf(crop)
  const region = {
    left: area.left + clamp(Math.round(area.width * x - width / 2), 0, area.width - width),
    top: area.top + clamp(Math.round(area.height * y - height / 2), 0, area.height - height),
    width,
    height,
  }
  return { region, size, canvas: size, keepBusiest: false }
}

/** What a crop keeps, as shares of width and height: the middle, unless it names sides. */
function sidesOf(crop: Transform['crop']) {
  const share = (start: string, end: string) => (crop.includes(start) ? 0 : crop.includes(end) ? 1 : 0.5)
  return { x: share('left', 'right'), y: share('top', 'bottom') }
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}
