import { CogIcon } from '@sanity/icons/Cog'
import { DEFAULT_TIME_ZONE, TIME_ZONE_CHOICES, TIME_ZONES } from '../../lib/time/time-zones.ts'
import {
  addressField,
  choiceField,
  field,
  listField,
  longTextField,
  objectField,
  pictureField,
  textField,
  wordFields,
  wordsField,
} from '../fields.ts'
import { dialablePhone, emailAddress, fittingText } from '../rules/fields.ts'
import { defineDocument, group } from '../types.ts'
import * as words from './site-settings.words.ts'

const OWN_WORDS = 'the site’s own words are used'
const MAX_HEADER_LABEL = 12
const MAX_PHONE = 30

export const siteSettings = defineDocument('Settings', CogIcon, {
  groups: [
    group('identity', 'Name and logo', {
      productName: textField('Name', 'Beside the logo, in the browser’s tab and in the footer.', { max: 20 }),
      logo: pictureField('Logo', 'At the top left of every page; an SVG drawing is best.', {
        sharp: { width: 88, height: 88 },
      }),
      logoOnDark: pictureField('Logo on a dark ground', 'In the footer: the logo in light colours.', {
        sharp: { width: 88, height: 88 },
        empty: 'the logo stands there on a light tile',
      }),
      tagline: textField('Tagline', 'On shared links and where the site is named in a sentence.'),
    }),
    group('contact', 'Contact', {
      email: field(
        'E-mail',
        'Wherever the site names its e-mail address. In posts and legal pages {email} stands for it, and {phone} for the phone.',
        { type: 'string', validation: rule => rule.required().custom(emailAddress) },
      ),
      phone: {
        ...textField(
          'Phone',
          'Wherever the site names a phone number, written like this. A tap dials it: the area code is needed, and outside of the US and Canada + and the country code.',
          { max: MAX_PHONE },
        ),
        validation: rule => [rule.required().custom(dialablePhone), fittingText(MAX_PHONE, rule)],
      },
      questionsWay: choiceField('Floating button: a tap', 'Dials the phone, or writes a text message to it.', {
        empty: 'it dials',
        choices: { call: 'Calls', text: 'Texts' },
      }),
      timeZone: field(
        'Time zone',
        'The organisation’s clocks: days of posts, on pages, cards and in the Studio, are days there, mails about requests tell its time, and an announcement or a milestone without a zone of its own keeps to them.',
        {
          empty: `${TIME_ZONES[DEFAULT_TIME_ZONE].name} is used`,
          type: 'string',
          initialValue: DEFAULT_TIME_ZONE,
          options: { list: TIME_ZONE_CHOICES },
        },
      ),
      // Settings once held the number three times. Of these, the site reads only how the floating button works: sms: texts.
      phoneHref: addressField('Phone: number to dial', 'Dialed only while Phone holds no number that can be dialed.', {
        empty: 'Phone decides',
        kinds: ['phone'],
        hidden: true,
      }),
      supportPhoneHref: addressField(
        'Floating button: former number',
        'Nowhere. The floating button has the number of Phone.',
        { empty: 'the floating button dials', kinds: ['phone', 'message'], hidden: true },
      ),
      ...wordFields(words.FLOATING_WORDS),
      contactDialog: wordsField('Contact dialog', 'The dialog that “Need help?” opens.', {
        words: words.CONTACT_DIALOG,
        max: 120,
        options: { columns: 1 },
      }),
    }),
    group('navigation', 'Navigation', {
      navigation: listField('Navigation', 'At the top of every page, in this order.', { of: 'navigationItem', max: 8 }),
      registerLink: field(
        'Register button',
        `In the header of every page. At most ${MAX_HEADER_LABEL} characters look well on small phones.`,
        { type: 'link', validation: rule => [rule.required(), rule.custom(shortLabel).warning()] },
      ),
      signUpLink: field('Sign-up button', 'At the end of the menu on small screens.', { type: 'link' }),
    }),
    group('footer', 'Footer', {
      footerGroups: listField('Groups of links', 'In the footer, side by side.', { of: 'linkGroup', max: 6 }),
      footerText: longTextField('Text', 'In the footer, below the logo.', { max: 300 }),
      footerNote: textField('Note', 'The last line of every page.', { max: 200 }),
    }),
    group('mail', 'After a form', {
      referenceText: textField(
        'Reference',
        'After a form was sent, and in the mail; {reference} stands for the signs by which you find the request, such as K7P-4MX.',
        { empty: OWN_WORDS, max: 80 },
      ),
      mail: objectField(
        'Mail after a form',
        'In the mail that somebody gets who has sent a form. The registration offers it; the others send it always.',
        {
          empty: OWN_WORDS,
          fields: {
            subjects: wordsField('Subjects', 'Of every form, {reference} stands for the reference.', {
              words: words.MAIL_SUBJECTS,
            }),
            ...wordFields(words.MAIL_WORDS, {
              greeting: {
                openings: wordsField('First sentences', 'Below the greeting.', { words: words.MAIL_OPENINGS }),
              },
            }),
          },
        },
      ),
    }),
    group('words', 'Small words', {
      notFound: wordsField('Missing pages', 'The page that visitors see when a post, for example, does not exist.', {
        words: words.MISSING_PAGE,
        options: { columns: 1 },
      }),
      labels: wordsField('Names of controls', 'Read aloud by screen readers; some show on buttons.', {
        words: words.CONTROL_LABELS,
      }),
      legalLabels: wordsField('Small words of legal pages', 'Around the text of the terms and of the privacy page.', {
        words: words.LEGAL_LABELS,
      }),
      notLoaded: wordsField(
        'What does not load',
        'A note after a press on something that cannot be loaded: the site was updated since, or there is no connection.',
        { words: words.NOT_LOADED },
      ),
    }),
    group('seo', 'Search and sharing', {
      seo: field('Search and sharing', 'On every page that has no title or description of its own.', { type: 'seo' }),
    }),
  ],
})

function shortLabel(link: unknown): true | string {
  const label: unknown = Object(link).label
  const isLong = typeof label === 'string' && label.length > MAX_HEADER_LABEL
  return !isLong || `At most ${MAX_HEADER_LABEL} characters look well: the header of small phones has little room`
}
