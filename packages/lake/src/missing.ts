type Instead = Record<string, string>

/** A family of endpoints. `what` is the subject and the verb of a sentence; where others of the family are answered, it `namesRequest` too. */
type Service = { paths: string[]; what: string; instead: string; namesRequest?: true }

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
  { paths: ['agent'], what: 'Agent Actions are', instead: 'they need the models of a hosted project' },
  {
    paths: ['context', 'knowledge-bases'],
    what: 'Context is',
    instead: 'keep knowledge bases and conversations in a hosted organization',
  },
  {
    paths: ['collaboration'],
    what: 'Comments of an organization are',
    instead: 'try them with a hosted project',
  },
  {
    paths: ['comments'],
    what: 'This part of comments is',
    instead: 'a Studio keeps comments and tasks in the dataset that comments/:dataset/setup makes',
  },
  {
    paths: ['functions', 'blueprints'],
    what: 'Functions and blueprints are',
    instead: 'run the code in a program that listens to the dataset, or behind a webhook',
  },
  {
    paths: ['media-libraries'],
    what: 'The Media Library is',
    instead: NO_MEDIA_LIBRARY,
  },
  {
    paths: ['embeddings-index', `${DATASET}/settings/embeddings`, 'datasets/:dataset/settings/embeddings'],
    what: 'Embeddings are',
    instead: NO_EMBEDDINGS,
  },
  {
    paths: ['schedules'],
    what: 'The Scheduling API is',
    instead: 'use scheduled drafts or a release, which replace it',
  },
  {
    paths: [`${DATASET}/backups`, `${DATASET}/settings/backups`],
    what: 'Backups are',
    instead: 'stop the lake and copy its folder, or export the dataset',
  },
  { paths: ['graphql', 'apis'], what: 'GraphQL is', instead: 'query with GROQ' },
  { paths: ['assist'], what: 'AI Assist is', instead: 'it needs the models of a hosted project' },
  { paths: ['addons'], what: 'An add-on such as Mux is', instead: 'try it with a hosted project' },
  {
    paths: ['descriptors'],
    what: 'A registry of schema descriptors is',
    instead: 'deploy a schema with sanity schema deploy',
  },
  { paths: ['data/stats'], what: 'Statistics of a dataset are', instead: 'count with GROQ, for example count(*)' },
  { paths: ['jobs'], what: 'A list of jobs is', instead: 'the lake finishes its work before it answers' },
  { paths: ['organizations'], what: 'Organizations are', instead: 'a local project belongs to none' },
  {
    paths: ['access', 'invitations'],
    what: 'Inviting members and defining roles are',
    instead: 'name the people of the project with offline-content-lake user add',
  },
  { paths: ['canvases', 'dashboards'], what: 'Canvas and Dashboard are', instead: 'write in the Studio' },
  {
    paths: ['hooks'],
    what: 'This part of the management of webhooks is',
    instead: 'make a webhook with POST hooks/projects/:project',
    namesRequest: true,
  },
  {
    paths: ['projects', 'datasets'],
    what: 'This part of project management is',
    instead: 'use the command offline-content-lake, or the files of its folder',
    namesRequest: true,
  },
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
