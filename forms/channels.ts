import type { FormName } from '../lib/forms/forms.ts'

/** Forms of the form service; each has its own endpoint and quota. */
export const CHANNELS = ['demo', 'trial', 'registration'] as const

export type Channel = (typeof CHANNELS)[number]

const CHANNEL_BY_FORM: Record<FormName, Channel> = {
  demo: 'demo',
  trial: 'trial',
  shortTrial: 'trial',
  miniTrial: 'trial',
  registration: 'registration',
}

export function channelOf(form: FormName): Channel {
  return CHANNEL_BY_FORM[form]
}
