import { type Criterion, doesNotApply, type Evidence, notShown, seen, shown, shownInPart } from './criterion.ts'

const HEADERS = [
  'tests/http/platform/headers.test.ts',
  '%s is answered with %i and the policy of kind "%s": %s',
] as const
const TYPED_MARKUP = ['tests/http/forms/hostile.test.ts', 'typed markup is returned as text'] as const

/** OWASP ASVS 5.0, level 1, chapters 1 to 5. Titles are ours. */
export const ASVS_REQUESTS: Criterion[] = [
  one(
    '1.2.1',
    'Output is encoded for its place',
    shown(
      TYPED_MARKUP,
      ['lib/xml.dom.test.ts', 'round-trips %s', 'text in the feed and the site map stays text'],
      ['forms/notifications/email.test.ts', 'cannot get headers from what a visitor typed'],
    ),
  ),
  one(
    '1.2.2',
    'Addresses are encoded, and lead to safe schemes only',
    shown(
      ['lib/links.test.ts', 'may not point to %j', 'links may point neither to scripts nor to data'],
      [
        'tests/http/platform/hostile-addresses.test.ts',
        'links with executable or disguised targets in content are left out',
      ],
    ),
  ),
  one(
    '1.2.3',
    'Text is encoded within scripts and JSON',
    shown(['lib/structured-data.dom.test.ts', 'round-trips hostile text without ending the script element: %j']),
  ),
  one(
    '1.2.4',
    'Queries take values as parameters',
    shown(
      ['tests/http/platform/hostile-addresses.test.ts', 'text in an address never becomes part of a query'],
      ['tests/hostile/lake-queries.test.ts', 'is a value and never part of the query'],
    ),
  ),
  one(
    '1.2.5',
    'No command of the system is built from input',
    seen(
      '2026-11-26',
      'The site starts one program, `id`, for the owner of the outbox (forms/outbox/sqlite/users.ts), with no input of a visitor.',
    ),
  ),
  one(
    '1.3.1',
    'Formatted text is sanitized',
    shown(
      ['content/rich-text.test.ts', 'loses blocks of unknown types'],
      ['tests/e2e/blog/post.spec.ts', 'the body renders every kind of block and nothing executable'],
    ),
  ),
  one('1.3.2', 'No text is run as code', shown(['lib/security-headers.test.ts', 'allows eval only in development'])),
  one(
    '1.5.1',
    'XML is read without outer entities',
    shown(['tests/hostile/lake-files.test.ts', 'that is an SVG with an entity for a local file is rejected']),
  ),
  one(
    '2.1.1',
    'Rules for input are written down',
    seen(
      '2026-11-26',
      'docs/decisions/2026-11-25-one-reader.md (numbers, addresses, links) and 2026-11-21-forms.md (forms) describe them.',
    ),
  ),
  one(
    '2.2.1',
    'Input is held to what is expected',
    shown(
      ['tests/hostile/form-fields.test.ts', 'stores nothing for unknown fields'],
      ['forms/accept.test.ts', 'is stored with exactly the fields of its form, without invisible characters'],
    ),
  ),
  one(
    '2.2.2',
    'The server validates',
    shown(
      ['tests/hostile/form-bodies.test.ts', 'is rejected: %s', 'broken bodies are rejected'],
      [
        'tests/hostile/form-fields.test.ts',
        'a registration requires nothing but the terms',
        'the server requires the terms',
      ],
    ),
  ),
  one(
    '2.3.1',
    'Steps come in their order',
    doesNotApply('For the server a form is one request; the steps of the registration are a view of it.'),
  ),
  one(
    '3.2.1',
    'A response is not shown as what it is not',
    shown([...HEADERS, 'what is no page has nosniff and a policy that allows nothing']),
  ),
  one(
    '3.2.2',
    'Text is shown as text',
    shown(TYPED_MARKUP, ['tests/e2e/blog/post.spec.ts', 'the body renders every kind of block and nothing executable']),
  ),
  one(
    '3.3.1',
    'Cookies are secure, and their names say so',
    notShown(
      'Visitors get no cookies. The preview, for staff, has three without a prefix: Next names one, Sanity one, and the site that of the date; all are out of reach of scripts, and secure with https.',
    ),
  ),
  one('3.4.1', 'HTTPS only, for a year at least', shown([...HEADERS, 'every response has HSTS of two years'])),
  one(
    '3.4.2',
    'Other sites read what is meant for them only',
    shown(
      ['tests/http/platform/headers.test.ts', '%s may not be read by another site (%i, %s): %s'],
      ['packages/lake/src/http/guard.test.ts', 'tells the browser what an allowed origin may do'],
    ),
  ),
  one(
    '3.5.1',
    'Other sites cannot act for a visitor',
    shown(
      ['tests/hostile/form-senders.test.ts', '%s cannot send a form', 'another site cannot send a form'],
      ['tests/http/preview/links.test.ts', 'another site cannot end a preview'],
      ['tests/http/preview/date.test.ts', 'another site cannot choose a date'],
    ),
  ),
  one(
    '3.5.2',
    'Nothing relies on a preflight that can be avoided',
    shown(
      ['packages/lake/src/http/hostile.test.ts', 'may not post %s from %s, which browsers send without a preflight'],
      [...HEADERS, 'a form of another content type is refused'],
    ),
  ),
  one(
    '3.5.3',
    'What changes something is not a GET',
    shownInPart('The preview opens by a GET, with a secret that opens one browser once.', [
      'tests/http/preview/links.test.ts',
      'a preview link opens for one browser only, and not without a valid secret',
    ]),
  ),
  one(
    '4.1.1',
    'Every response names its type and charset',
    shownInPart(
      'robots.txt, the site map and pictures as SVG name none: their standards make them UTF-8. A redirect has a line of text without a type.',
      ['tests/http/platform/headers.test.ts', '%s names its type, and the charset of a text (%i, %s): %s'],
    ),
  ),
  one(
    '4.4.1',
    'WebSockets are encrypted',
    shown([
      'lib/security-headers.test.ts',
      'allows a hosted Studio to connect to its project',
      'the Studio’s policy allows wss: only',
    ]),
  ),
  one(
    '5.2.1',
    'Files that are too large are refused',
    shown(
      ['tests/hostile/form-bodies.test.ts', 'a body of a gigabyte in chunks is rejected or cut off'],
      ['tests/hostile/lake-files.test.ts', 'of 30,000 × 30,000 pixels is rejected without being decoded'],
    ),
  ),
  one(
    '5.2.2',
    'A file is what it says it is',
    shown([
      'packages/lake/src/images/examine.test.ts',
      'recognises %s by its bytes',
      'pictures are recognised by their bytes',
    ]),
  ),
  one(
    '5.3.1',
    'Uploads are never run',
    shown([
      'tests/hostile/lake-files.test.ts',
      'that is in fact an SVG is served as SVG under a strict policy, whatever its name and type say',
    ]),
  ),
  one(
    '5.3.2',
    'No path is built from a name that somebody typed',
    shown(
      [
        'packages/lake/src/images/names.test.ts',
        'refuses %j as a file name',
        'names that leave the folder are refused',
      ],
      [
        'packages/lake/src/images/files.test.ts',
        'finds neither names that leave the folder, nor symbolic links, nor folders',
      ],
    ),
  ),
]

function one(id: string, title: string, evidence: Evidence): Criterion {
  return { id, level: '1', title, evidence }
}
