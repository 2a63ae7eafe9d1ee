import type { DefaultWords } from '../../lib/words/default-words.ts'

export const TRIAL_GROUPS = {
  you: { title: 'Name, e-mail and phone', text: 'About you' },
  masjid: { title: 'Masjid and location', text: 'About the masjid' },
  contact: { title: 'Best way to get in touch', text: 'How should we reach you?' },
} satisfies DefaultWords<string>

export const TRIAL_LABELS = {
  name: { title: 'Name', text: 'Name' },
  email: { title: 'E-mail', text: 'Email' },
  phone: { title: 'Phone', text: 'Phone' },
  masjid: { title: 'Masjid', text: 'Masjid' },
  location: { title: 'City and state', text: 'Location' },
  bestContact: { title: 'Best way to get in touch', text: 'Best contact' },
} satisfies DefaultWords<string>
