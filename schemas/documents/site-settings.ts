import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import {
  addressField,
  explain,
  labelsField,
  listField,
  longTextField,
  MAX_TITLE_WORD,
  objectField,
  pictureField,
  textField,
} from '../fields.ts'
import { filledText } from '../rules.ts'

const MAX_NAVIGATION_ITEMS = 8
const MAX_FOOTER_GROUPS = 6
const MAX_HEADER_LABEL = 12

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'identity', title: 'Name and logo', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'navigation', title: 'Navigation' },
    { name: 'footer', title: 'Footer' },
    { name: 'words', title: 'Small words' },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    textField({
      name: 'productName',
      word: 12,
      title: 'Name',
      shows: 'Beside the logo, in the browser’s tab and in the footer.',
      max: 20,
      group: 'identity',
    }),
    pictureField({
      name: 'logo',
      title: 'Logo',
      shows: 'At the top left of every page; an SVG drawing is best.',
      group: 'identity',
    }),
    pictureField({
      name: 'logoOnDark',
      title: 'Logo on a dark ground',
      shows: 'In the footer: the logo in light colours.',
      empty: 'the logo stands there on a light tile',
      group: 'identity',
    }),
    textField({
      name: 'tagline',
      title: 'Tagline',
      shows: 'On shared links and where the site is named in a sentence.',
      group: 'identity',
    }),
    defineField({
      ...explain({
        name: 'email',
        title: 'E-mail',
        shows: 'In the contact section, in dialogs and on the page after registering.',
        group: 'contact',
      }),
      type: 'string',
      validation: rule => rule.required().email().custom(filledText),
    }),
    textField({
      name: 'phone',
      title: 'Phone',
      shows: 'In the contact section and the contact dialog, as people read it.',
      max: 30,
      group: 'contact',
    }),
    addressField({
      name: 'phoneHref',
      title: 'Phone: number to dial',
      shows: 'What a tap on the number dials, for example tel:+14195550142.',
      kinds: ['phone'],
      group: 'contact',
    }),
    addressField({
      name: 'supportPhoneHref',
      title: 'Floating button: number',
      shows: 'What the floating questions button dials (tel:) or texts (sms:).',
      kinds: ['phone', 'message'],
      group: 'contact',
    }),
    textField({
      name: 'questionsLabel',
      word: 14,
      title: 'Floating button: questions',
      shows: 'On the floating button that dials or texts.',
      max: 20,
      group: 'contact',
    }),
    textField({
      name: 'trialButtonLabel',
      word: 14,
      title: 'Floating button: trial',
      shows: 'On the floating button that opens the trial form.',
      max: 24,
      group: 'contact',
    }),
    defineField({
      ...explain({
        name: 'contactDialog',
        title: 'Contact dialog',
        shows: 'The dialog that “Need help?” opens.',
        group: 'contact',
      }),
      type: 'object',
      fields: [
        textField({ name: 'title', title: 'Title', shows: 'At the top of the dialog.' }),
        longTextField({
          name: 'text',
          title: 'Text',
          shows: 'Above the e-mail address and the phone number.',
          max: 300,
        }),
        textField({ name: 'emailNote', title: 'E-mail', shows: 'Below the e-mail address.' }),
        textField({ name: 'phoneNote', title: 'Phone', shows: 'Below the phone number.' }),
      ],
      validation: rule => rule.required(),
    }),
    listField({
      name: 'navigation',
      title: 'Navigation',
      shows: 'At the top of every page, in this order.',
      of: 'navigationItem',
      max: MAX_NAVIGATION_ITEMS,
      group: 'navigation',
    }),
    {
      ...objectField({
        name: 'registerLink',
        title: 'Register button',
        shows: `In the header of every page. At most ${MAX_HEADER_LABEL} characters: small phones have no room for more.`,
        type: 'link',
        group: 'navigation',
      }),
      validation: rule => rule.required().custom(shortLabel),
    },
    objectField({
      name: 'signUpLink',
      title: 'Sign-up button',
      shows: 'At the end of the menu on small screens.',
      type: 'link',
      group: 'navigation',
    }),
    listField({
      name: 'footerGroups',
      title: 'Groups of links',
      shows: 'In the footer, side by side.',
      of: 'linkGroup',
      max: MAX_FOOTER_GROUPS,
      group: 'footer',
    }),
    longTextField({
      name: 'footerText',
      title: 'Text',
      shows: 'In the footer, below the logo.',
      max: 300,
      group: 'footer',
    }),
    textField({ name: 'footerNote', title: 'Note', shows: 'The last line of every page.', max: 200, group: 'footer' }),
    defineField({
      ...explain({
        name: 'notFound',
        title: 'Missing pages',
        shows: 'The page that visitors see when a post, for example, does not exist.',
        group: 'words',
      }),
      type: 'object',
      fields: [
        textField({ name: 'title', title: 'Title', shows: 'At the top of the page.', max: 60, word: MAX_TITLE_WORD }),
        longTextField({ name: 'text', title: 'Text', shows: 'Below the title.', max: 300 }),
        textField({ name: 'blogLabel', title: 'First way', shows: 'Leads to the blog.', max: 40 }),
        wayNote('blogNote', 'Note on the first way', 'blog'),
        textField({ name: 'homeLabel', title: 'Second way', shows: 'Leads to the landing page.', max: 40 }),
        wayNote('homeNote', 'Note on the second way', 'landing page'),
        textField({
          name: 'demoLabel',
          title: 'Third way',
          shows: 'Leads to the live demo.',
          empty: 'the page has no way to the demo',
          max: 40,
        }),
        wayNote('demoNote', 'Note on the third way', 'demo'),
        wayNote('helpNote', 'Note on the last way', 'contacts'),
      ],
      validation: rule => rule.required(),
    }),
    labelsField({
      name: 'labels',
      title: 'Names of controls',
      shows: 'Read aloud by screen readers; some show on buttons.',
      labels: {
        skipToContent: 'Skip to content',
        openMenu: 'Open the menu',
        closeMenu: 'Close the menu',
        close: 'Close',
        previous: 'Previous',
        next: 'Next',
        place: 'Place in a row of slides; {number} stands for the slide, {count} for how many there are',
        page: 'Page of the blog; {page} stands for the page, {pages} for how many there are',
        lastChanged: 'Day of the last change; {date} stands for it',
        pause: 'Pause',
        play: 'Play',
        captions: 'Captions of a film, on or off',
        pauseHeadline: 'Pause the rotating headline',
        playHeadline: 'Play the rotating headline',
        dismissBanner: 'Dismiss the announcement',
        dismissToast: 'Dismiss a recent donation',
        quickActions: 'Floating buttons',
        mainNavigation: 'Navigation at the top',
        footerNavigation: 'Navigation in the footer',
      },
      group: 'words',
    }),
    labelsField({
      name: 'legalLabels',
      title: 'Small words of legal pages',
      shows: 'Around the text of the terms and of the privacy page.',
      empty: 'the site’s own words are used',
      labels: {
        contents: 'Name of the list of contents',
        sections: 'How many sections; {count} stands for the number',
        print: 'Button that prints the page',
      },
      group: 'words',
    }),
    objectField({
      name: 'seo',
      title: 'Search and sharing',
      shows: 'On every page that has no title or description of its own.',
      type: 'seo',
      group: 'seo',
    }),
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})

function shortLabel(link: unknown): true | string {
  const label: unknown = Object(link).label
  const isLong = typeof label === 'string' && label.length > MAX_HEADER_LABEL
  return !isLong || `Use at most ${MAX_HEADER_LABEL} characters: the header of small phones has no room for more`
}

function wayNote(name: string, title: string, place: string) {
  return textField({ name, title, shows: `Below the link to the ${place}.`, empty: 'the link has no note', max: 60 })
}
