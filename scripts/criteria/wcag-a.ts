import { type Criterion, doesNotApply, seen, shown, shownInPart } from './criterion.ts'
import { AXE, a, PERCEIVABLE_A } from './wcag-perceivable-a.ts'

const REGISTRATION = 'tests/components/forms/registration-steps.test.tsx'

/** WCAG 2.2, level A. Titles are the criteria's own. */
export const WCAG_A: Criterion[] = [
  ...PERCEIVABLE_A,
  a(
    '2.1.1',
    'Keyboard',
    shown(
      ['tests/a11y/keyboard.spec.ts', 'every link in a post can be reached by keyboard, with a visible focus'],
      [REGISTRATION, 'the whole form can be completed by keyboard alone'],
      ['tests/components/forms/trial.test.tsx', 'the full form can be filled in and sent by keyboard alone'],
      ['tests/components/carousels/controls.test.tsx', 'has arrows that respond to Enter and Space and keep the focus'],
      ['tests/components/sections/phone.test.tsx', 'can be used with the keyboard alone'],
    ),
  ),
  a(
    '2.1.2',
    'No Keyboard Trap',
    shown(
      ['tests/components/dialogs/dialogs.test.tsx', 'opens by Enter, closes by Escape and returns the focus'],
      [
        'tests/e2e/landing/navigation.spec.ts',
        'the menu covers the page, keeps the focus, and closes by Escape and by its button',
      ],
    ),
  ),
  a('2.1.4', 'Character Key Shortcuts', doesNotApply('The pages have no shortcuts of single characters.')),
  a(
    '2.2.1',
    'Timing Adjustable',
    shown(
      [
        'forms/accept.test.ts',
        'mark a form that was sent within two seconds, or after more than a day',
        'a form that took more than a day is accepted',
      ],
      ['tests/components/chrome/toast.test.tsx', 'stays while it has the focus and goes when the focus leaves'],
    ),
  ),
  a(
    '2.2.2',
    'Pause, Stop, Hide',
    shown(
      ['tests/components/sections/headline.test.tsx', 'pauses and resumes by its button, by keyboard too'],
      [
        'tests/components/carousels/controls.test.tsx',
        'has a rotation control that is named after its next action and has no pressed state',
      ],
      ['tests/components/media/films.test.tsx', 'stays paused by its button however often it returns to view'],
    ),
  ),
  a(
    '2.3.1',
    'Three Flashes or Below Threshold',
    seen(
      '2026-11-27',
      'The mean brightness of both sample films changes by about 1 % between frames at most. No style repeats a change sooner than after 700 ms, and confetti moves without flashing.',
    ),
  ),
  a('2.4.1', 'Bypass Blocks', shown(['tests/e2e/landing/navigation.spec.ts', 'the keyboard can skip to the content'])),
  a(
    '2.4.2',
    'Page Titled',
    shown(AXE, [
      'tests/http/forms/pages.test.ts',
      'the page of the registration has its own title, canonical address and heading',
    ]),
  ),
  a(
    '2.4.3',
    'Focus Order',
    shown(
      ['tests/components/dialogs/dialogs.test.tsx', 'opens by its button and focuses its title'],
      ['tests/components/dialogs/dialogs.test.tsx', 'keeps the focus inside'],
      ['tests/e2e/landing/anchors.spec.ts', 'the tab order continues at the anchor'],
      [REGISTRATION, 'Next and Previous lead through four steps and focus each heading'],
    ),
  ),
  a(
    '2.4.4',
    'Link Purpose (In Context)',
    shownInPart('Axe finds links without a name; whether words such as “here” say enough is left to staff.', AXE),
  ),
  a(
    '2.5.1',
    'Pointer Gestures',
    shown(
      ['tests/components/carousels/controls.test.tsx', 'show the slide whose dot is pressed'],
      [
        'tests/components/carousels/without-swiper.test.tsx',
        'moves all the same',
        'arrows and dots move a carousel without swiping',
      ],
    ),
  ),
  a(
    '2.5.2',
    'Pointer Cancellation',
    shown(['tests/components/dialogs/dialogs.test.tsx', 'a press that is taken back beside the button opens nothing']),
  ),
  a('2.5.3', 'Label in Name', shown(AXE)),
  a('2.5.4', 'Motion Actuation', doesNotApply('Nothing reacts to the motion of the device.')),
  a('3.1.1', 'Language of Page', shown(AXE)),
  a(
    '3.2.1',
    'On Focus',
    shown(
      [REGISTRATION, 'the whole form can be completed by keyboard alone'],
      ['tests/components/forms/demo.test.tsx', 'the whole form works by keyboard'],
    ),
  ),
  a(
    '3.2.2',
    'On Input',
    shown(
      ['tests/components/forms/registration-fields.test.tsx', 'clears a state of another country when it changes'],
      [
        'tests/components/forms/named-tile.test.tsx',
        'the tile is decoration: names and descriptions of the field do not change',
      ],
    ),
  ),
  a(
    '3.2.6',
    'Consistent Help',
    shown(
      ['tests/components/chrome/floating.test.tsx', 'lead to a trial and to the support phone'],
      ['tests/components/chrome/slim-footer.test.tsx', 'its question opens the contact dialog, and it is accessible'],
    ),
  ),
  a(
    '3.3.1',
    'Error Identification',
    shown(
      [
        'tests/components/forms/trial.test.tsx',
        'an empty full form says of every field what to enter, and focuses the first',
      ],
      [
        'tests/http/forms/pages.test.ts',
        'reports every field of an empty form in a summary that gets the focus and links to the fields',
      ],
    ),
  ),
  a(
    '3.3.2',
    'Labels or Instructions',
    shown(AXE, [
      'tests/components/forms/accessible.test.tsx',
      '$name is accessible',
      'every form is accessible, with errors, too',
    ]),
  ),
  a(
    '3.3.7',
    'Redundant Entry',
    shown(
      [
        'tests/components/forms/registration-keeping.test.tsx',
        'keeps what was typed through Previous, Next and the browser’s Back',
      ],
      [
        'tests/components/forms/registration-fields.test.tsx',
        'shows a note for the masjid',
        'mail to the masjid needs no address again',
      ],
    ),
  ),
  a(
    '4.1.2',
    'Name, Role, Value',
    shown(
      AXE,
      [
        'tests/components/carousels/roles.test.tsx',
        'is a named region with the role description carousel, a word that its name omits',
      ],
      ['tests/components/ui/accordion.test.tsx', 'an accordion opens and closes by keyboard'],
    ),
  ),
]
