import confetti from 'canvas-confetti'
import { prefersReducedMotion } from '@/components/ui/sight'
import { MINT_200, PAPER, SAFFRON_300, SAFFRON_400, TEAL_400, TEAL_600 } from '@/lib/colors.gen'

const PIECES = 300
const DURATION_MS = 3_000

/** In frames, at 60 per second; the pieces fade out towards the end. */
const LIFETIME = (DURATION_MS / 1_000) * 60

/** Fractions of the canvas's width and height. */
const ORIGIN = { x: 0.5, y: 0.4 }

/** In degrees, and in pixels per frame. */
const SPREAD = 360
const START_VELOCITY = 58

/** Relative to the library's default size. */
const SIZE = 1.7

const KITE = 'M8 0 16 11V19.4L8 22 0 19.4V11Z'

const COLORS = [SAFFRON_400, SAFFRON_300, MINT_200, TEAL_400, TEAL_600, PAPER]

/** Opens the dialog with confetti. While another dialog is open, it waits until that one closes. */
export function celebrate(dialog: HTMLDialogElement) {
  const other = document.querySelector('dialog[open]')
  if (other) {
    other.addEventListener('close', () => celebrate(dialog), { once: true })
    return
  }
  dialog.showModal()
  if (!prefersReducedMotion()) throwConfetti(dialog)
}

/** One burst behind the dialog's panel, removed after three seconds or when the dialog closes. */
function throwConfetti(dialog: HTMLDialogElement) {
  const canvas = document.createElement('canvas')
  canvas.className = 'fixed inset-0 -z-1 w-full h-full pointer-events-none'
  canvas.setAttribute('aria-hidden', 'true')
  dialog.prepend(canvas)

  const burst = confetti.create(canvas, { resize: true })
  burst({
    particleCount: PIECES,
    shapes: [confetti.shapeFromPath({ path: KITE })],
    colors: COLORS,
    origin: ORIGIN,
    spread: SPREAD,
    startVelocity: START_VELOCITY,
    scalar: SIZE,
    ticks: LIFETIME,
  })

  const clearAway = () => {
    burst.reset()
    canvas.remove()
  }
  setTimeout(clearAway, DURATION_MS)
  dialog.addEventListener('close', clearAway, { once: true })
}
