import confetti from 'canvas-confetti'
import { prefersReducedMotion } from '@/components/ui/sight'
import { MINT_200, PAPER, SAFFRON_300, SAFFRON_400, TEAL_400, TEAL_600 } from '@/lib/colors.gen'

const DURATION_MS = 3_000
const KITE = 'M8 0 16 11V19.4L8 22 0 19.4V11Z'

/** Origin in fractions of the canvas, spread in degrees, velocity in pixels per frame, size relative to the library's own. */
const BURST = {
  particleCount: 300,
  colors: [SAFFRON_400, SAFFRON_300, MINT_200, TEAL_400, TEAL_600, PAPER],
  origin: { x: 0.5, y: 0.4 },
  spread: 360,
  startVelocity: 58,
  scalar: 1.7,
  /** In frames, at 60 per second; the pieces fade out towards the end. */
  ticks: (DURATION_MS / 1_000) * 60,
}

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

function throwConfetti(dialog: HTMLDialogElement) {
  const canvas = document.createElement('canvas')
  canvas.className = 'fixed inset-0 -z-1 w-full h-full pointer-events-none'
  canvas.setAttribute('aria-hidden', 'true')
  dialog.prepend(canvas)

  const burst = confetti.create(canvas, { resize: true })
  burst({ ...BURST, shapes: [confetti.shapeFromPath({ path: KITE })] })

  const clearAway = () => {
    burst.reset()
    canvas.remove()
  }
  setTimeout(clearAway, DURATION_MS)
  dialog.addEventListener('close', clearAway, { once: true })
}
