/** The answers whose tiles shine in a drawing, once each, in the order of the drawing. */
export function litIn(drawing: string): string[] {
  const tiles = [...document.querySelectorAll<SVGElement>(`${drawing} [data-answer]`)]
  const lit = tiles.filter(tile => getComputedStyle(tile).getPropertyValue('--fill') !== '')
  return [...new Set(lit.map(({ dataset }) => dataset.answer ?? ''))]
}

/** The colors of a drawing's tiles. */
export function fillsIn(drawing: string): string[] {
  return [...document.querySelectorAll(`${drawing} [data-answer]`)].map(tile => getComputedStyle(tile).fill)
}
