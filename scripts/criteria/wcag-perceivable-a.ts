import { type Criterion, type Evidence, type Proof, seen, shown, shownInPart } from './criterion.ts'

/** Axe with the rules of WCAG 2.2 A and AA, in each state of the table of looks: as it is, in forced colors, with text of 200 %. */
export const AXE: Proof = [
  'tests/visual/states.spec.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as the file has it
  "${name} ${promises.join(' and ')}",
  'every state of the table of looks is accessible to axe',
]

/** WCAG 2.2, level A, principle 1: perceivable. Titles are the criteria's own. */
export const PERCEIVABLE_A: Criterion[] = [
  a(
    '1.1.1',
    'Non-text Content',
    shown(
      AXE,
      ['schemas/validation.test.ts', 'rejects a picture without alternative text'],
      ['seed/dataset.test.ts', 'has alternative text for every image'],
    ),
  ),
  a(
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    shown([
      'tests/components/media/films.test.tsx',
      'at %i px shows its captions on request, and is accessible meanwhile',
    ]),
  ),
  a(
    '1.2.2',
    'Captions (Prerecorded)',
    shownInPart('A film that staff embed from another site has the captions of that site, which nothing checks.', [
      'tests/components/media/films.test.tsx',
      'plays on %s at %i px, with sound, captions and the browser’s controls, which have the focus',
    ]),
  ),
  a(
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    seen(
      '2026-11-27',
      'Both sample films are without sound, and their captions say what they show. A film with sound that staff put in their place needs a description.',
    ),
  ),
  a(
    '1.3.1',
    'Info and Relationships',
    shown(
      AXE,
      [
        'tests/components/forms/accessible.test.tsx',
        '$name is accessible',
        'every form is accessible, with errors, too',
      ],
      [
        'tests/components/carousels/roles.test.tsx',
        'has slides that are groups with the role description slide, named by their position',
      ],
    ),
  ),
  a(
    '1.3.2',
    'Meaningful Sequence',
    shown(
      [
        'tests/e2e/landing/floating.spec.ts',
        'show in the middle of the page only, and come before the footer in the tab order',
      ],
      [
        'tests/components/forms/registration-next.test.tsx',
        'Next comes before Previous in the tab order, and from 600 px Previous is at the left',
      ],
    ),
  ),
  a(
    '1.3.3',
    'Sensory Characteristics',
    seen(
      '2026-11-27',
      'No sample text names something by its place, shape or color alone. Nothing keeps staff from writing “the button on the right”.',
    ),
  ),
  a(
    '1.4.1',
    'Use of Color',
    shown(
      AXE,
      [
        'tests/components/forms/registration-lights.test.tsx',
        'with forced colors a lit tile has the color of a selection, and all have an outline',
      ],
      ['tests/components/posts/contents.test.tsx', 'in forced colors the current heading is still told apart'],
    ),
  ),
  a(
    '1.4.2',
    'Audio Control',
    shown(
      [
        'tests/components/media/films.test.tsx',
        'plays muted while at least half of it is in view, and pauses below that',
      ],
      [
        'tests/e2e/landing/films.spec.ts',
        'the founder’s film requests nothing from this or another site before the click',
      ],
    ),
  ),
]

export function a(id: string, title: string, evidence: Evidence): Criterion {
  return { id, level: 'A', title, evidence }
}
