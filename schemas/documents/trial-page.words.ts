import { type DefaultWords, LONG, sentence } from '../../lib/words/default-words.ts'

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

/** For both forms that show a masjid's tile beside its name. */
export const TILE_NOTE = sentence(
  'The tile of the masjid',
  'Below the masjid’s name once it is typed, beside the tile that is drawn from it; {name} stands for the name.',
  { text: 'This is the tile of {name}, drawn from its name.', empty: 'the tile has no explanation', max: 100 },
)

/** The live demo, after the demo form and after that of a trial. */
export const LIVE_DEMO_WORDS = {
  shareLabel: sentence('Share button', 'On the button that sends the demo’s address to others, on devices that can.', {
    text: 'Send it to your board',
    empty: 'there is no such button',
  }),
  qrCaption: sentence('QR code', 'Read aloud for the QR code, which large screens show.', {
    text: 'QR code that opens the live demo',
  }),
  qrText: sentence('QR code: text', 'Beside the QR code.', {
    text: 'Or scan it, and the demo opens on your phone.',
    empty: 'the code stands alone',
    max: 100,
  }),
} satisfies DefaultWords<string>

/** By the group of the Studio's form. */
export const TRIAL_WORDS = {
  intro: {
    lead: sentence('Introduction', 'Below the title.', { text: 'Six short answers. A person writes back.', ...LONG }),
  },
  full: {
    locationPlaceholder: sentence(
      'Example for the city and state',
      'In the field for the city and state while it is empty.',
      { text: 'City and state', empty: 'the field shows no example', max: 60 },
    ),
    crestNote: TILE_NOTE,
    submitLabel: sentence('Button', 'On the button that sends the full or the short form.', {
      text: 'Request a Trial',
      max: 40,
    }),
    submitTag: sentence('Tag on the button', 'A small tag on that button and on the drawer’s, for example “Free”.', {
      text: 'Free',
      empty: 'the tag is not shown',
      max: 12,
    }),
    legalText: sentence('Terms and privacy', 'Below the button; {terms} and {privacy} stand for the two links.', {
      text: 'Nothing is charged. See our {terms} and {privacy}.',
      max: 200,
    }),
  },
  short: {
    shortLead: sentence('Introduction', 'Below the title of the short form.', {
      text: 'Donating takes under 30 seconds. Three answers light your tile.',
      ...LONG,
    }),
    shortLegalText: sentence(
      'Terms and privacy',
      'Below the button of the short form; {terms} and {privacy} stand for the two links of the full form.',
      {
        text: 'Three answers. We write back; nothing is charged. See our {terms} and {privacy}.',
        empty: 'the line of the full form is shown',
        max: 200,
      },
    ),
  },
  mini: {
    miniTitle: sentence('Title', 'At the top of the drawer on wide screens.', { text: 'Request a Trial' }),
    miniLead: sentence('Introduction', 'Below the title of the drawer.', {
      text: 'Three answers. We write back.',
      ...LONG,
    }),
    miniNameLabel: sentence('Label: name', 'Above the drawer’s field for first and last name.', { text: 'Full name' }),
    miniPhoneHint: sentence('Hint: phone', 'Below the drawer’s field for the phone number, which takes ten digits.', {
      text: '10 digits',
    }),
    miniSubmitLabel: sentence('Button', 'On the button that sends the drawer’s form.', {
      text: 'Request a Trial',
      max: 40,
    }),
  },
  received: {
    thanksTitle: sentence('Drawer: title', 'In the drawer after sending.', { text: 'Thanks for your submission!' }),
    thanksText: sentence('Drawer: text', 'In the drawer after sending, below its title.', {
      text: "We'll be in touch soon.",
    }),
    receivedTitle: sentence('Dialog: title', 'At the top of the dialog after sending the full or the short form.', {
      text: 'Submission Received',
    }),
    receivedText: sentence('Dialog: text', 'Below the title of that dialog.', {
      text: 'Thank you. While we write back, try the page your donors would see.',
      ...LONG,
    }),
    demoLabel: sentence('Dialog: demo button', 'On the button that opens the live demo.', {
      text: 'Open the live demo',
      max: 40,
    }),
    ...LIVE_DEMO_WORDS,
    homeLabel: sentence('Dialog: home link', 'On the link to the landing page.', {
      text: 'Return to the home page',
      max: 40,
    }),
  },
} satisfies Record<string, DefaultWords<string>>

export const TRIAL_PAGE_WORDS = {
  ...{ ...TRIAL_WORDS.intro, ...TRIAL_WORDS.full, ...TRIAL_WORDS.short, ...TRIAL_WORDS.mini },
  ...TRIAL_WORDS.received,
  groups: TRIAL_GROUPS,
  labels: TRIAL_LABELS,
}
