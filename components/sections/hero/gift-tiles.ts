/** How long "+$50" is there, with motion or without. */
const RISE_MS = 1_600
/** Half of its width, in CSS pixels, so that it stays within the window. */
const HALF_RISE = 44

/** Outlines the tile that the next gift lights. */
export function outlineNextTile(art: Element): void {
  const next = nextTile(art)
  for (const tile of tilesOf(art)) tile.classList.toggle('next', tile === next)
}

/** Lights a tile of the mosaic around the phone and lets the amount rise from it. False when all of them are lit. */
export function lightNextTile(phone: HTMLElement, amount: string): boolean {
  const art = artOf(phone)
  const tile = art && nextTile(art)
  if (!art || !tile) return false
  tile.classList.add('lit')
  outlineNextTile(art)
  rise(art, tile, amount)
  return true
}

/** The picture that the phone is in the middle of. */
export function artOf(phone: HTMLElement): HTMLElement | null {
  return phone.closest<HTMLElement>('.hero-picture')
}

function rise(art: HTMLElement, tile: Element, amount: string): void {
  const box = tile.getBoundingClientRect()
  const around = art.getBoundingClientRect()
  const middle = box.left + box.width / 2
  const sight = document.documentElement.clientWidth
  const sign = document.createElement('p')
  sign.className = 'phone-rise'
  sign.ariaHidden = 'true'
  sign.textContent = amount
  sign.style.left = `${Math.min(Math.max(middle, HALF_RISE), sight - HALF_RISE) - around.left}px`
  sign.style.top = `${box.top + box.height / 2 - around.top}px`
  art.append(sign)
  setTimeout(() => sign.remove(), RISE_MS)
}

function nextTile(art: Element): Element | undefined {
  return tilesOf(art).find(tile => !tile.classList.contains('lit'))
}

function tilesOf(art: Element): Element[] {
  return Array.from(art.querySelectorAll('.gift-tiles > path'))
}
