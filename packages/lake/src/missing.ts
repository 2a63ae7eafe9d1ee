type Instead = Record<string, string>

/** A family of endpoints, the subject and the verb of a sentence, and what to do instead. Where others of the family are answered, it names the request. */
type Service = [paths: string[], what: string, instead: string, namesRequest?: true]

const NO_MEDIA_LIBRARY = 'keep pictures and files in the dataset, for example with client.assets.upload'
const NO_EMBEDDINGS = 'search with match or text::query'
const NO_VARIANTS = 'keep each variant in a document of its own'

const FUNCTIONS: Instead = {
  'documents::incomingGlobalDocumentReferenceCount':
    'documents of other datasets and of the Media Library are not known here; references() finds those of this dataset',
  'documents::incomingRefCount': 'count(*[references(^._id)]) counts the documents of this dataset',
  'media::aspect': NO_MEDIA_LIBRARY,
  'text::semanticSimilarity': NO_EMBEDDINGS,
  'user::attributes': 'identity() returns the id of the user',
  geo: 'geo::latLng and the other functions of geo:: take GeoJSON and objects with lat and lng as they are',
  anywhere: NO_EMBEDDINGS,
}

const PARAMETERS = {
  'documents::get() of another dataset, or of the Media Library': 'a lake knows the documents of its own dataset',
  'explain (data/query)': 'send the query without it, and measure',
  'variant (data/query)': NO_VARIANTS,
  'fm=json (images)': 'what it answers is documented nowhere; the metadata of the asset has width, height and colors',
}

const ACTIONS: Instead = {
  'sanity.action.variant': NO_VARIANTS,
  'sanity.action.document.variant': NO_VARIANTS,
}

const DATASET = 'projects/:projectId/datasets/:dataset'

const SERVICES: Service[] = [
  [['agent'], 'Agent Actions are', 'they need the models of a hosted project'],
  [['context', 'knowledge-bases'], 'Context is', 'keep knowledge bases and conversations in a hosted organization'],
  [['collaboration'], 'Comments of an organization are', 'try them with a hosted project'],
  [
    ['comments'],
    'This part of comments is',
    'a Studio keeps comments and tasks in the dataset that comments/:dataset/setup makes',
  ],
  [
    ['functions', 'blueprints'],
    'Functions and blueprints are',
    'run the code in a program that listens to the dataset, or behind a webhook',
  ],
  [['media-libraries'], 'The Media Library is', NO_MEDIA_LIBRARY],
  [
    ['embeddings-index', `${DATASET}/settings/embeddings`, 'datasets/:dataset/settings/embeddings'],
    'Embeddings are',
    NO_EMBEDDINGS,
  ],
  [['schedules'], 'The Scheduling API is', 'use scheduled drafts or a release, which replace it'],
  [
    [`${DATASET}/backups`, `${DATASET}/settings/backups`],
    'Backups are',
    'stop the lake and copy its folder, or export the dataset',
  ],
  [['graphql', 'apis'], 'GraphQL is', 'query with GROQ'],
  [['assist'], 'AI Assist is', 'it needs the models of a hosted project'],
  [['addons'], 'An add-on such as Mux is', 'try it with a hosted project'],
  [['descriptors'], 'A registry of schema descriptors is', 'deploy a schema with sanity schema deploy'],
  [['data/stats'], 'Statistics of a dataset are', 'count with GROQ, for example count(*)'],
  [['jobs'], 'A list of jobs is', 'the lake finishes its work before it answers'],
  [['organizations'], 'Another organization is', 'a lake has one, which is this machine'],
  [
    ['access', 'invitations', 'projects/:projectId/members'],
    'Inviting members and defining roles are',
    'name the people of the project with offline-content-lake user add "<name>" --role <role>',
  ],
  [['canvases', 'dashboards'], 'Canvas and Dashboard are', 'write in the Studio'],
  [['hooks'], 'This part of the management of webhooks is', 'make a webhook with POST hooks/projects/:project', true],
  [
    ['projects', 'datasets'],
    'This part of project management is',
    'use the command offline-content-lake, or the files of its folder',
    true,
  ],
]

/** Sanity documents these. Whoever asks for one gets 501 with its name, never an empty response that looks right. */
export const MISSING = { functions: FUNCTIONS, parameters: PARAMETERS, actions: ACTIONS, services: SERVICES }

/** The sentence of a refusal; null for a function that is not missing. The name is without `global::`. */
export function missingFunction(name: string): string | null {
  const instead = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
  return instead === undefined ? null : notOffered(`${name}() is`, instead)
}

export function missingAction(type: string): string | null {
  const family = Object.keys(ACTIONS).find(name => type.startsWith(`${name}.`))
  return family === undefined ? null : notOffered(`${type} is`, ACTIONS[family] ?? '')
}

export function missingParameter(name: keyof typeof PARAMETERS): string {
  return notOffered(`${name} is`, PARAMETERS[name])
}

export function notOffered(what: string, instead: string): string {
  return `${what} not offered by this local lake: ${instead}.`
}
