import { type Criterion, doesNotApply, type Evidence, notShown, seen, shown, shownInPart } from './criterion.ts'

const NO_ACCOUNTS = doesNotApply(
  'The site has no accounts. Staff sign in at the content service, which keeps passwords and sessions.',
)
const NO_OAUTH = doesNotApply('The site is no authorization server.')

const ONLY_STAFF = [
  'tests/e2e/studio/requests.spec.ts',
  'users who are neither editor nor administrator see no request, and the response contains none',
] as const

/** OWASP ASVS 5.0, level 1, chapters 6 to 15. Titles are ours. */
export const ASVS_PEOPLE: Criterion[] = [
  one('6.1.1', 'Limits on guessing passwords are written down', NO_ACCOUNTS),
  one('6.2.1', 'Passwords are long enough', NO_ACCOUNTS),
  one('6.2.2', 'Passwords can be changed', NO_ACCOUNTS),
  one('6.2.3', 'A change asks for the former password', NO_ACCOUNTS),
  one('6.2.4', 'Common passwords are refused', NO_ACCOUNTS),
  one('6.2.5', 'Any characters make a password', NO_ACCOUNTS),
  one('6.2.6', 'Password fields hide what is typed', NO_ACCOUNTS),
  one('6.2.7', 'Passwords can be pasted', NO_ACCOUNTS),
  one('6.2.8', 'Passwords are compared as they were typed', NO_ACCOUNTS),
  one('6.3.1', 'Guessing passwords is limited', NO_ACCOUNTS),
  one('6.3.2', 'There are no accounts by default', NO_ACCOUNTS),
  one('6.4.1', 'First passwords are random and short-lived', NO_ACCOUNTS),
  one('6.4.2', 'There are no secret questions', NO_ACCOUNTS),
  one(
    '7.2.1',
    'A server checks the session',
    shown(
      ['content/session.test.ts', 'returns the name and the roles of the person that the token belongs to'],
      ['content/session.test.ts', 'returns no roles for a person who is not a member of the project'],
    ),
  ),
  one('7.2.2', 'Session tokens are made for a session', NO_ACCOUNTS),
  one('7.2.3', 'Session tokens are random', NO_ACCOUNTS),
  one('7.2.4', 'A login makes a new session', NO_ACCOUNTS),
  one('7.4.1', 'A session that ended is of no use', NO_ACCOUNTS),
  one('7.4.2', 'Who leaves has no session', NO_ACCOUNTS),
  one(
    '8.1.1',
    'Who may do what is written down',
    seen('2026-11-26', 'docs/privacy.md, “Who can read it”, says who sees requests and how each call is checked.'),
  ),
  one(
    '8.2.1',
    'Functions are for those who may use them',
    shown(ONLY_STAFF, [
      'tests/http/platform/hostile-cache-keys.test.ts',
      'no header grants access to protected routes: %j',
    ]),
  ),
  one(
    '8.2.2',
    'Data are for those who may see them',
    shown(ONLY_STAFF, [
      'tests/http/preview/links.test.ts',
      'staff see drafts of published and unpublished posts and can leave; visitors see none of them',
    ]),
  ),
  one('8.3.1', 'A server decides who may', shown(ONLY_STAFF)),
  one(
    '9.1.1',
    'Tokens that hold something are signed',
    shown(
      ['forms/accept.test.ts', 'mark a token with %s as forged', 'a forged start token is recognised'],
      ['lib/webhook-signature.test.ts', 'refuses a signature that is %s', 'a forged webhook is refused'],
    ),
  ),
  one(
    '9.1.2',
    'The algorithm is not the sender’s choice',
    shown(['lib/webhook-signature.test.ts', 'refuses a missing, duplicated or malformed header']),
  ),
  one(
    '9.1.3',
    'Keys are those of the installation',
    shown(['lib/webhook-signature.test.ts', 'refuses everything while no secret is configured']),
  ),
  one(
    '9.2.1',
    'A token ends',
    shown(
      [
        'tests/hostile/form-senders.test.ts',
        'with a token of the day before yesterday',
        'an old start token is marked',
      ],
      ['packages/lake/src/logins.test.ts', 'expires after a minute', 'a login of the local content service ends'],
    ),
  ),
  ...['10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5'].map(id => one(id, 'Rules for authorization servers', NO_OAUTH)),
  one(
    '11.3.1',
    'No weak cipher modes',
    shownInPart('Saved answers alone are encrypted; that it is AES-GCM was seen in lib/drafts/code.ts on 2026-11-26.', [
      'lib/drafts/code.test.ts',
      'are not read once any byte of them has changed',
    ]),
  ),
  one(
    '11.3.2',
    'Approved ciphers only',
    shownInPart('Seen in lib/drafts/code.ts on 2026-11-26: AES-256-GCM, and keys by HKDF with SHA-256.', [
      'lib/drafts/code.test.ts',
      'gives no key that could be read out',
    ]),
  ),
  one(
    '11.4.1',
    'Approved hash functions only',
    shownInPart(
      'Seen in the code on 2026-11-26: SHA-256 everywhere, and SHA-1 in the local content service, as the name of a file, as Sanity has it.',
      ['lib/same-secret.test.ts', 'compares all bytes of two secrets'],
    ),
  ),
  one('12.1.1', 'Current versions of TLS only', seen('2026-11-26', 'deploy/nginx/https.conf allows TLS 1.2 and 1.3.')),
  one(
    '12.2.1',
    'Every connection is encrypted',
    shown([
      'lib/environment/check.test.ts',
      'finds a hosted site whose %s is not set, on this machine, or not encrypted',
    ]),
  ),
  one(
    '12.2.2',
    'Certificates are trusted publicly',
    notShown('It depends on the installation; docs/deploy.md has certbot get one.'),
  ),
  one(
    '13.4.1',
    'No version control is deployed',
    shown(['scripts/builds/assemble.test.ts', 'a build has no %s', 'a build has no .git']),
  ),
  one(
    '14.2.1',
    'Nothing sensitive is in an address',
    shown(
      ['studio/requests/api/client.test.ts', 'sends the token in a header, never in a URL, and lets nothing be cached'],
      ['server/logs-answers.test.ts', 'logs a server error without the query string'],
    ),
  ),
  one(
    '14.3.1',
    'What was shown is gone after the session',
    shown(
      [
        'studio/requests/list/use-list.dom.test.tsx',
        'drops all rows, and stops asking, once the user may no longer see them',
      ],
      [
        'tests/components/forms/registration-sending.test.tsx',
        'after success the draft is deleted, and a returning visitor starts with an empty form',
      ],
    ),
  ),
  one(
    '15.1.1',
    'How soon packages are updated is written down',
    seen('2026-11-27', 'docs/upgrade.md, “Advisories”, says within how many days a finding is closed.'),
  ),
  one(
    '15.2.1',
    'No package is overdue',
    notShown(
      'The workflow asks for advisories with each change and every night; where the project was made nobody could ask, so nothing is known for or against its versions.',
    ),
  ),
  one(
    '15.3.1',
    'Responses hold the fields that are needed',
    shown(ONLY_STAFF, [
      'forms/notifications/words.test.ts',
      'contains form, name, time and link, and no other data of the visitor',
    ]),
  ),
]

function one(id: string, title: string, evidence: Evidence): Criterion {
  return { id, level: '1', title, evidence }
}
