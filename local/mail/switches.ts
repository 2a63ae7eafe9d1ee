export const MAIL_BEHAVIOURS = {
  normal: 'Takes every mail',
  refuse: 'Refuses mail for good (550)',
  later: 'Refuses mail for now (451)',
  hang: 'Falls silent when a mail comes',
  'hang-up': 'Hangs up when a mail comes',
  'cut-off': 'Takes the mail, and hangs up before it says so',
  mute: 'Sends no greeting',
} as const

export type MailBehaviour = keyof typeof MAIL_BEHAVIOURS

export const WEBHOOK_BEHAVIOURS = {
  normal: 'Takes what is right',
  'bad-request': 'Finds the message wrong (400)',
  gone: 'Is gone (410)',
  'too-many': 'Has too many requests (429)',
  fault: 'Has a fault (500)',
  hang: 'Never answers',
  'cut-off': 'Takes what is right, and hangs up before it says so',
} as const

export type WebhookBehaviour = keyof typeof WEBHOOK_BEHAVIOURS
