/** Ids of the dialogs, which their openers name. */
export const DIALOGS = {
  demo: 'demo-dialog',
  contact: 'contact-dialog',
  trial: 'trial-drawer',
  milestone: 'milestone-dialog',
  received: 'received-dialog',
} as const

/** Id of the title that names a dialog. */
export function dialogTitleId(dialogId: string): string {
  return `${dialogId}-title`
}
