/** The attributes of a button that opens the dialog with this id. The browser does so even without JavaScript. */
export function opens(dialogId: string) {
  return { command: 'show-modal', commandfor: dialogId, 'aria-haspopup': 'dialog' } as const
}

/** React's types do not know these attributes yet, so buttons spread them. */
export function closes(dialogId: string) {
  return { command: 'close', commandfor: dialogId }
}
