/** Opens and closes dialogs in browsers that do not support command buttons or `closedby`. */
export function standInForBrowser() {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand)
  if ('closedBy' in HTMLDialogElement.prototype) return
  document.addEventListener('pointerdown', notePress, true)
  document.addEventListener('click', closeFromBeside)
}

function obeyCommand({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

let pressed: EventTarget | null = null

function notePress({ target }: PointerEvent) {
  pressed = target
}

/** The panel covers its dialog, so a click on the dialog itself was on the backdrop, or at one end of a drag that left or entered the panel. */
function closeFromBeside({ target }: MouseEvent) {
  if (target !== pressed) return
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
}
