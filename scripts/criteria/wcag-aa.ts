import { type Criterion, doesNotApply, type Evidence, seen, shown, shownInPart } from './criterion.ts'
import { AXE } from './wcag-perceivable-a.ts'

/** WCAG 2.2, level AA. Titles are the criteria's own. */
export const WCAG_AA: Criterion[] = [
  aa('1.2.4', 'Captions (Live)', doesNotApply('Nothing is broadcast live.')),
  aa(
    '1.2.5',
    'Audio Description (Prerecorded)',
    seen(
      '2026-11-27',
      'Both sample films are without sound, so there is nothing to describe between words. A film with sound that staff put in their place needs it.',
    ),
  ),
  aa(
    '1.3.4',
    'Orientation',
    shown(
      [AXE[0], AXE[1], 'states are judged upright (390 × 844) and across (1440 × 900)'],
      [
        'tests/e2e/landing/layout.spec.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as the file has it
        'at ${width} px every picture shows, and nothing reaches over the edge',
      ],
    ),
  ),
  aa(
    '1.3.5',
    'Identify Input Purpose',
    shown(
      [
        'tests/components/forms/trial.test.tsx',
        'every field has the right autocomplete and input mode, and no contact method is preselected',
      ],
      ['tests/components/forms/demo.test.tsx', 'every field has the right type and autocomplete'],
      ['tests/components/forms/mini-trial.test.tsx', 'every field has the right autocomplete'],
    ),
  ),
  aa(
    '1.4.3',
    'Contrast (Minimum)',
    shownInPart('Text over a picture that staff upload is not measured.', AXE, [
      'tests/e2e/studio/theme.spec.ts',
      'text in lists, forms and dialogs has a contrast of at least 4.5 to 1',
    ]),
  ),
  aa(
    '1.4.4',
    'Resize Text',
    shown(
      [AXE[0], AXE[1], 'with text of 200 % nothing is cut or reaches over the edge'],
      [
        'tests/e2e/landing/header-large-text.spec.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as the file has it
        'at ${width} px with text of ${text} px, set ${way}, everything in the header has its place',
      ],
    ),
  ),
  aa(
    '1.4.5',
    'Images of Text',
    seen(
      '2026-11-27',
      'All sample pictures: words in them belong to what they show, such as a receipt, a screen or the title of a film. No text of the site is a picture.',
    ),
  ),
  aa(
    '1.4.10',
    'Reflow',
    shown(
      [AXE[0], AXE[1], 'states at 320 px reach over no edge'],
      ['tests/components/sections/staff-texts.test.tsx', 'nothing of the %s reaches over the edge or is cut'],
    ),
  ),
  aa(
    '1.4.11',
    'Non-text Contrast',
    shownInPart('The tiles of the walls and rosettes are measured, and borders of fields are not.', [
      'components/ui/fabric/contrast.test.ts',
      'in the wall of the total, as %s',
    ]),
  ),
  aa(
    '1.4.12',
    'Text Spacing',
    shown([AXE[0], AXE[1], 'with the spacing of the criterion nothing is cut or reaches over the edge']),
  ),
  aa(
    '1.4.13',
    'Content on Hover or Focus',
    shownInPart('Its text can be reached by keyboard; no test closes it by Escape.', [
      'tests/components/sections/wall.test.tsx',
      'is named by the slider, from key to key, and shown as long as the slider has the focus',
    ]),
  ),
  aa(
    '2.4.5',
    'Multiple Ways',
    shown(
      ['content/routes/site-map.test.ts', 'lists every page with a path of its own once'],
      ['tests/e2e/landing/navigation.spec.ts', 'the navigation leads to each of the six sections'],
      ['tests/e2e/blog/lists.spec.ts', 'the lists lead to each other'],
    ),
  ),
  aa(
    '2.4.6',
    'Headings and Labels',
    shownInPart('Axe finds empty ones; whether the words describe is left to staff.', AXE),
  ),
  aa(
    '2.4.7',
    'Focus Visible',
    shown(
      ['tests/a11y/keyboard.spec.ts', 'every link in a post can be reached by keyboard, with a visible focus'],
      [
        'tests/components/carousels/controls.test.tsx',
        'moves by the arrow keys while the track has the focus, which is drawn around the frame',
      ],
    ),
  ),
  aa(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    shown(
      ['tests/e2e/landing/floating.spec.ts', 'never cover the focused element'],
      [
        'tests/components/forms/registration-next.test.tsx',
        'at %i × %i px a field that gets the focus is clear of what sticks',
      ],
      [
        'tests/components/chrome/header.test.tsx',
        'does not cover the target of a link to an anchor, in either direction',
      ],
    ),
  ),
  aa(
    '2.5.7',
    'Dragging Movements',
    shown(
      ['tests/components/carousels/controls.test.tsx', 'show the slide whose dot is pressed'],
      ['tests/components/sections/calculator.test.tsx', 'follows the slider by keyboard, in steps of 5'],
    ),
  ),
  aa(
    '2.5.8',
    'Target Size (Minimum)',
    shown(AXE, [
      'tests/components/sections/phone-sizes.test.tsx',
      'every control of the phone is large enough for a finger',
    ]),
  ),
  aa(
    '3.1.2',
    'Language of Parts',
    seen(
      '2026-11-27',
      'The sample texts are English throughout. A passage in another script has its direction; staff cannot say which language it is in.',
    ),
  ),
  aa(
    '3.2.3',
    'Consistent Navigation',
    shown(
      ['tests/components/chrome/slim-footer.test.tsx', 'the trial page has it, and other pages keep the whole footer'],
      [
        'tests/components/chrome/slim-footer.test.tsx',
        'a link that staff removed from the footer is missing here, too',
      ],
    ),
  ),
  aa(
    '3.2.4',
    'Consistent Identification',
    seen(
      '2026-11-27',
      'The links of 14 pages by their addresses: header, footer, rail and dialogs call the same thing by the same name on every page, because each label is one field of the settings.',
    ),
  ),
  aa(
    '3.3.3',
    'Error Suggestion',
    shown(
      [
        'tests/components/forms/trial.test.tsx',
        'an empty full form says of every field what to enter, and focuses the first',
      ],
      [
        'tests/components/forms/mini-trial.test.tsx',
        '%s "%s" keeps the form from being sent: %s',
        'the message says what is expected',
      ],
    ),
  ),
  aa(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    shown([
      'tests/components/forms/registration-sending.test.tsx',
      'the last step lists the answers, and each part can be changed',
    ]),
  ),
  aa(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    doesNotApply('Visitors have no login. Staff sign in at the content service.'),
  ),
  aa(
    '4.1.3',
    'Status Messages',
    shown(
      [
        'tests/components/chrome/toast.test.tsx',
        'the toast is announced through a status element that exists from the start',
      ],
      [
        'tests/e2e/landing/blog.spec.ts',
        'turning a page announces it and causes no navigation, no jump and no loss of focus',
      ],
    ),
  ),
]

function aa(id: string, title: string, evidence: Evidence): Criterion {
  return { id, level: 'AA', title, evidence }
}
