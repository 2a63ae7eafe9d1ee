/** Opens and closes dialogs in browsers that do not support command buttons or `closedby`. */
export function standInForBrowser() {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeFromBeside)
}

function obeyCommand({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

/** The panel covers its dialog, so a click whose target is the dialog itself was on the backdrop. */
function closeFromBeside({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
}
