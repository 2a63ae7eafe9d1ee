import { INK_900 } from '@/lib/colors.gen'

/** What a picture belongs to: a touch there, or the focus, loads it. */
const FRAMES = 'a, button, figure, article, li, [role=group], [data-far]'
const FOCUSABLE = 'a, button, [tabindex="0"]'
/** In CSS pixels; on a smaller picture there is no room for the mark. */
const MIN_MARKED = 160

/** Pictures that have not loaded yet do so when they are touched, except the small ones of a success. Returns a function that gives it up. */
export function holdPictures(): () => void {
  const leaving = new AbortController()
  // Browsers call a picture complete, too, that they have not begun to load.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not(.success img)'))
    if (!picture.complete || picture.naturalWidth === 0) hold(picture, leaving.signal)
  return () => leaving.abort()
}

function hold(picture: HTMLImageElement, given: AbortSignal): void {
  const { src, srcset, tabIndex } = picture
  const frame = picture.closest<HTMLElement>(FRAMES) ?? picture.parentElement ?? picture
  const needsFocus = picture.alt !== '' && !frame.matches(FOCUSABLE) && !frame.querySelector(FOCUSABLE)
  if (needsFocus) picture.tabIndex = 0
  picture.removeAttribute('srcset')
  // The attributes, because what is not rendered has no size of its own.
  const [width = 0, height = 0] = ['width', 'height'].map(side => Number(picture.getAttribute(side)))
  picture.src = drawHeld(width, height)

  const over = new AbortController()
  const show = () => {
    over.abort()
    if (needsFocus) picture.tabIndex = tabIndex
    if (srcset) picture.srcset = srcset
    picture.src = src
  }
  given.addEventListener('abort', () => over.abort())
  for (const event of ['pointerdown', 'focusin']) frame.addEventListener(event, show, { signal: over.signal })
}

/** As large as the picture, and as clear as glass: its main color is behind it. In the middle is an arrow down. */
function drawHeld(width: number, height: number): string {
  const mark = `<g transform="translate(${width / 2} ${height / 2})"><circle r="28" fill="${INK_900}"/><path d="M0-12v22m-9-9 9 9 9-9" fill="none" stroke="#fff" stroke-width="3"/></g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${width < MIN_MARKED ? '' : mark}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
