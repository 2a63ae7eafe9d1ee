/** The ten-petal rosette of the site's pattern, in a viewBox of 200 × 200 around its centre. */

export const PETALS = 10

/** The first petal, to the right of the top; the others are rotations of it. */
export const PETAL = 'M41-56.4 11.3-34.9 0-69.7l7-21.6h22.7L48-78Z'
export const CORE =
  'M41-56.4 29.7-21.6h36.6L36.7 0l29.6 21.6H29.7L41 56.4 11.3 34.9 0 69.7l-11.3-34.8L-41 56.4l11.3-34.8h-36.6L-36.7 0l-29.6-21.6h36.6L-41-56.4l29.7 21.5L0-69.7l11.3 34.8Z'

/** The SVG transform of a petal, counted from 0. */
export function turnPetal(place: number): string {
  return `rotate(${(360 / PETALS) * place})`
}
