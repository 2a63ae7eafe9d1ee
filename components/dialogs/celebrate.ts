import { throwConfetti } from '@/components/dialogs/confetti'
import { prefersReducedMotion } from '@/components/ui/sight'

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
