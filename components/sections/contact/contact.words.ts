import { type DefaultWords, sentence } from '../../../lib/words/default-words.ts'

const MAX_NOTE = 60

export const CONTACT_WORDS = {
  trialTitle: sentence('Trial: button', 'On the one large button of the section, which opens the trial form.', {
    text: 'Request a Trial',
    max: 30,
    because: 'a longer text does not fit on the button of a phone',
  }),
  trialNote: sentence('Trial: tag', 'On the tag of that button, for example “Free”.', {
    text: 'Free',
    empty: 'the button has no tag',
    max: 20,
    because: 'the tag stands inside the button',
  }),
  registerText: sentence('Registration: question', 'Below the button, before the link to the registration.', {
    text: 'Ready to start?',
    empty: 'the link stands alone',
    max: 40,
  }),
  emailNote: sentence('E-mail: note', 'Beside the e-mail address, which stands in the settings.', {
    text: 'E-mail',
    max: MAX_NOTE,
  }),
  phoneNote: sentence('Phone: note', 'Beside the phone number, which stands in the settings.', {
    text: 'Text or call',
    max: MAX_NOTE,
  }),
  demoTitle: sentence('Demo: title', 'In the last row, which opens the demo form.', {
    text: 'Try a Demo',
    empty: 'there is no such row',
    max: 40,
  }),
  demoNote: sentence('Demo: note', 'Below the title of that row.', {
    text: 'A donation page, as your donors see it',
    empty: 'the title stands alone',
    max: MAX_NOTE,
  }),
  helpLabel: sentence('Help: link', 'Below the registration, in small type: opens the contact dialog.', {
    text: 'Need help?',
    empty: 'there is no such link',
    max: 40,
  }),
} satisfies DefaultWords<string>
