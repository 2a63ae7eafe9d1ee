export const DIALOGS = {
  demo: 'demo-dialog',
  contact: 'contact-dialog',
  trial: 'trial-drawer',
  milestone: 'milestone-dialog',
  received: 'received-dialog',
} as const

export function dialogTitleId(dialogId: string): string {
  return `${dialogId}-title`
}
