import type { Kind } from './one-reader.fixture.ts'

/** A reason, and by file the number of lines that it holds for. */
type Exception = [because: string, lines: Record<string, number>]

/** Together with the modules of KINDS: every place that reads one of the kinds. */
export const EXCEPTIONS: Record<Kind, Exception[]> = {
  phone: [
    ['knows the markers of lists', { 'studio/paste/lists.ts': 1, 'studio/paste/plain.ts': 1 }],
    ['reads amounts', { 'lib/amounts.ts': 2 }],
    ['asks which key was pressed; lib/phone reads the number', { 'components/dialogs/mini-trial-form.client.tsx': 1 }],
    [
      'takes the keys and digits that lib/phone has read',
      { 'schemas/readiness/typed-contacts.ts': 1, 'studio/home/search/match.ts': 1 },
    ],
  ],
  email: [
    [
      'shows or disarms an @, and reads no address',
      { 'components/ui/contact-row.tsx': 1, 'forms/copies/disarm.ts': 2, 'forms/notifications/webhook.ts': 1 },
    ],
    ['takes the domain of an address that the settings have read', { 'forms/notifications/mailer.ts': 1 }],
    ['hides whatever could be an address, also half of one', { 'lib/log-text.ts': 2 }],
    ['finds where an address may begin in pasted text; lib/email reads it', { 'studio/paste/links.ts': 1 }],
    ['looks for the user name of a link', { 'lib/redirect-destination.ts': 2 }],
    [
      'is about formulas, addresses of databases, and names of packages',
      { 'forms/export.ts': 1, 'lib/environment/variables.ts': 3, 'scripts/sbom.ts': 1 },
    ],
  ],
  link: [
    [
      'makes the links of its own kind, or asks URL for the name of a host',
      { 'lib/email-keys.ts': 1, 'lib/hosts.ts': 2, 'lib/mail-link.ts': 1, 'lib/phone.ts': 3 },
    ],
    [
      'takes apart a link that lib/links has read',
      {
        'components/chrome/footer.tsx': 1,
        'content/markdown/nodes.ts': 1,
        'content/rich-text.ts': 1,
        'lib/redirect-destination.ts': 4,
        'lib/redirect-target.ts': 3,
        'schemas/readiness/links.ts': 1,
        'schemas/readiness/site-address.ts': 3,
      },
    ],
    [
      'reads the addresses of films, which are rewritten to those of their players',
      { 'components/media/film-embed.client.tsx': 1, 'lib/films.ts': 3, 'lib/security-headers.ts': 2 },
    ],
    [
      'finds and unwraps addresses in pasted text; lib/links reads them',
      { 'studio/paste/index.ts': 1, 'studio/paste/links.ts': 6 },
    ],
    [
      'puts addresses of the site together',
      {
        'app/(site)/layout.tsx': 1,
        'components/posts/share.client.tsx': 1,
        'content/cards/card-words.ts': 1,
        'lib/redirect-words.ts': 1,
        'lib/structured-data.ts': 1,
        'proxy.ts': 6,
        'scripts/doctor/content.ts': 1,
        'server/arrival.ts': 1,
        'server/gate/gate.ts': 1,
        'server/site-name.ts': 1,
        'studio/preview/use-session.ts': 1,
      },
    ],
    [
      'reads what a browser sends: target, Origin and Referer',
      {
        'app/api/draft-mode/answers.ts': 3,
        'content/preview.ts': 1,
        'forms/decode.ts': 1,
        'server/gate/refused-form.ts': 1,
        'server/gate/target.ts': 1,
      },
    ],
    [
      'reads settings and arguments of the operator',
      {
        'lib/environment/check.ts': 3,
        'lib/environment/proxies.ts': 4,
        'lib/environment/public-settings.ts': 2,
        'lib/environment/variables.ts': 10,
        'scripts/doctor/services.ts': 1,
        'scripts/submissions/store.ts': 1,
      },
    ],
  ],
  instant: [
    [
      'has a number of milliseconds',
      {
        'forms/notifications/notify.ts': 2,
        'forms/notifications/queue.ts': 1,
        'lib/seasons.ts': 1,
        'studio/form/state.ts': 2,
      },
    ],
    [
      'takes times of /api/requests and of its outbox, which zod reads (UTC)',
      {
        'forms/export.ts': 1,
        'forms/outbox/request-filter.ts': 1,
        'forms/outbox/staff.ts': 1,
        'studio/requests/days.ts': 6,
        'studio/requests/detail/advice.tsx': 1,
        'studio/requests/detail/history.ts': 1,
        'studio/requests/list/row.tsx': 1,
      },
    ],
    ['takes times of posts that a query has compared by dateTime()', { 'studio/home/now/describe-now.ts': 3 }],
    ['takes the time of a release, which the content service writes', { 'studio/home/now/planned.ts': 1 }],
    ['orders times that the content service writes, as GROQ does', { 'studio/redirects/states.ts': 1 }],
    ['reads dates of HTTP headers', { 'forms/form-service.ts': 1, 'scripts/doctor/content.ts': 1 }],
    ['has a day or a time that the code itself wrote', { 'seed/saved-queries.ts': 1, 'studio/preview/calendar.ts': 1 }],
  ],
  day: [
    [
      'is about UTC: the day of a digest, a margin around seasons, an attribute, a file name',
      {
        'app/(site)/(reading)/unavailable/outage-time.client.tsx': 1,
        'forms/notifications/notify.ts': 1,
        'lib/seasons.ts': 1,
        'scripts/builds/assemble.ts': 1,
      },
    ],
    ['adds months, which no other place does', { 'studio/preview/calendar.ts': 1 }],
  ],
  host: [
    [
      'takes the host of an address that was read; lib/hosts says what it is',
      {
        'content/cards/card-words.ts': 1,
        'lib/email-keys.ts': 1,
        'lib/environment/check.ts': 1,
        'lib/redirect-destination.ts': 4,
        'server/gate/gate.ts': 2,
        'server/gate/refused-form.ts': 1,
      },
    ],
    ['knows the hosts of films, and of programs that wrap links', { 'lib/films.ts': 2, 'studio/paste/links.ts': 1 }],
    ['compares the Host of a request with the site’s', { 'server/gate/headers.ts': 1, 'server/site-name.ts': 8 }],
    ['knows networks, whose addresses it compares as numbers', { 'server/proxy-hops.ts': 2 }],
    [
      'reads settings of the operator',
      {
        'lib/environment/proxies.ts': 3,
        'lib/environment/settings.ts': 2,
        'lib/environment/variables.ts': 6,
        'scripts/doctor/services.ts': 2,
        'scripts/submissions/store.ts': 2,
      },
    ],
    [
      'names a host, and reads none',
      { 'lib/header-scroll.ts': 1, 'next.config.ts': 1, 'scripts/content-migrate.ts': 1, 'scripts/processes.ts': 1 },
    ],
  ],
}
