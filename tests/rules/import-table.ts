/** What all parts of the lake share: documents, their ids and their references. */
const LAKE_WORDS = ['ids', 'json', 'missing', 'references', 'release-ids', 'slug', 'types'].map(
  name => `packages/lake/src/${name}`,
)

/** Others reach the lake by its package's name, as anybody would, and never its files. */
export const LAKE_PACKAGE = 'offline-content-lake'

/**
 * Who may import whom. The longest matching prefix decides, and whatever is not listed for it is forbidden. Every folder may import from
 * itself.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  app: ['components', 'content', 'forms', 'pictures', 'lib'],
  'app/studio': ['app/fonts', 'app/public-env', 'sanity.config', 'lib'],
  'components/sections': [
    'components/ui',
    'components/media',
    'components/posts',
    'components/rich-text',
    'content',
    'lib',
  ],
  'components/forms': ['components/ui', 'components/media', 'content', 'lib'],
  'components/chrome': ['components/ui', 'components/media', 'components/dialogs', 'content', 'lib'],
  'components/dialogs': ['components/ui', 'components/media', 'components/forms', 'content', 'lib'],
  'components/ui': ['lib'],
  'components/media': ['components/ui', 'content', 'lib'],
  'components/rich-text': ['components/ui', 'components/media', 'content', 'lib'],
  'components/posts': ['components/ui', 'components/media', 'components/rich-text', 'content', 'lib'],
  content: ['schemas/queries', 'lib'],
  'schemas/queries': [],
  schemas: ['lib'],
  studio: ['schemas', 'content/routes/links', 'components/ui/icon', 'lib'],
  'sanity.config': ['schemas', 'studio', 'lib', `${LAKE_PACKAGE}/client`],
  'sanity.cli': ['lib'],
  instrumentation: ['content/copy-words', 'content/freshness', 'forms', 'lib', 'server/arrival'],
  'next.config': ['lib'],
  server: ['forms/decode', 'lib'],
  proxy: ['content', 'forms', 'lib'],
  forms: ['lib'],
  pictures: ['lib'],
  lib: [],
  'local/serve': ['local', LAKE_PACKAGE],
  'local/settings': [],
  'local/colors.gen': [],
  'local/page': ['local/colors.gen', `${LAKE_PACKAGE}/http`],
  'local/form-service': ['local/page', `${LAKE_PACKAGE}/http`],
  'local/mail': ['local/page', `${LAKE_PACKAGE}/http`],
  'local/stats': [`${LAKE_PACKAGE}/http`],
  'local/donation-site': ['local/colors.gen', 'local/page', `${LAKE_PACKAGE}/http`],
  'packages/lake': ['packages/lake'],
  'packages/lake/src/http': [],
  'packages/lake/src/client': ['packages/lake/src/json'],
  'packages/lake/src/api': ['packages/lake/src'],
  'packages/lake/src/groq': ['packages/lake/src/http/errors', ...LAKE_WORDS],
  'packages/lake/src/patch': LAKE_WORDS,
  'packages/lake/src/store': LAKE_WORDS,
  'packages/lake/src/images': ['packages/lake/src/http', ...LAKE_WORDS],
  ...Object.fromEntries(LAKE_WORDS.map(word => [word, LAKE_WORDS])),
  seed: ['schemas/queries', `${LAKE_PACKAGE}/import`],
  scripts: [
    'seed',
    'schemas',
    'schemas/queries',
    'content/queries',
    `${LAKE_PACKAGE}/tokens`,
    'server/build-files',
    'forms',
    'lib',
  ],
}

/** Folders and files of the project that have rules. */
export const FOLDERS = [
  'app',
  'components',
  'content',
  'schemas',
  'studio',
  'forms',
  'pictures',
  'lib',
  'local',
  'packages',
  'server',
  'seed',
  'scripts',
]
export const FILES = [
  'sanity.config.ts',
  'sanity.cli.ts',
  'instrumentation.ts',
  'server.ts',
  'next.config.ts',
  'proxy.ts',
]
/** Why a folder may import no more, for whoever sees the rule fail. The longest matching prefix decides. */
const REASONS: Record<string, string> = {
  app: 'routes fetch, describe and choose components, and nothing else',
  'app/studio': 'pages and the Studio share no code, so that neither loads the other',
  components: 'components get ready data, and each folder knows only those below it',
  'components/ui': 'these parts know no content, so that every page can use them',
  'components/sections': 'sections know nothing of each other, of forms or of the frame around them',
  content: 'it is the one door to Sanity, and no code of the Studio may reach a page through it',
  'schemas/queries': 'pages load queries, and no code of the Studio may come with them',
  schemas: 'the content model knows neither pages nor the Studio around it',
  studio: 'pages and the Studio share no code, so that neither loads the other',
  'sanity.config': 'it puts the Studio together',
  server: 'it serves what Next has built and knows no page',
  proxy: 'it decides about paths and forms before a page renders',
  forms: 'what happens to a submission depends neither on React nor on pages',
  pictures: 'what the site draws depends neither on React nor on pages',
  lib: 'it runs in browser, server and Studio, so everything may import it and it imports nothing',
  local: 'without the local services the site still builds',
  'packages/lake': 'the content lake knows nothing of the site',
  seed: 'it writes content as documents, and needs only the queries and the importer',
  scripts: 'they start and check the parts, and know few of their insides',
}

/** Files that belong to another room than their folder, by suffix: a section has everything of it together. */
export const ROOMS: Record<string, string> = { schema: 'schemas', query: 'schemas/queries', read: 'content' }

/** The room of a path, with or without its extension: a key of the table, or null. */
export function roomOf(path: string): string | null {
  return roomBySuffix(path) ?? longest(Object.keys(MAY_IMPORT), path.replace(/\.(ts|tsx)$/, '')) ?? null
}

export function roomBySuffix(path: string): string | undefined {
  const [, suffix = ''] = /\.(schema|query|read)(?:\.gen)?(?:\.ts)?$/.exec(path) ?? []
  return ROOMS[suffix]
}

export function explainImport(folder: string): string {
  const allowed = MAY_IMPORT[folder] ?? []
  const reason = REASONS[longest(Object.keys(REASONS), folder) ?? '']
  const may = `${folder} may import ${['itself', ...allowed].join(', ')}, and packages`
  return `${may}${reason ? `: ${reason}` : ''}. The table is tests/rules/import-table.ts.`
}

function longest(folders: string[], path: string): string | undefined {
  return folders
    .filter(folder => path === folder || path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
}
