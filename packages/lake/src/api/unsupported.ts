import { httpError } from '../http/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { json } from '../http/response.ts'
import type { HttpRequest, HttpResponse, Method, Route } from '../http/types.ts'

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const DATASET = 'projects/:projectId/datasets/:dataset'

/** Subject and verb of a sentence, and what to do instead, for what the hosted platform offers beyond a content lake. */
const SERVICES: { paths: string[]; what: string; instead: string }[] = [
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
    what: 'Comments and tasks are',
    instead: 'serve it with offline-content-lake start or serveHost, which keep them in a dataset of their own',
  },
  {
    paths: ['functions', 'blueprints'],
    what: 'Functions and blueprints are',
    instead: 'run the code in a program that listens to the dataset, or behind a webhook',
  },
  {
    paths: ['media-libraries'],
    what: 'The Media Library is',
    instead: 'upload pictures and files into the dataset, for example with client.assets.upload',
  },
  {
    paths: ['embeddings-index', `${DATASET}/settings/embeddings`, 'datasets/:dataset/settings/embeddings'],
    what: 'Embeddings are',
    instead: 'search with match or text::query',
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
    instead: 'call startWebhook in a program of your own',
  },
  {
    paths: ['projects', 'datasets'],
    what: 'This part of project management is',
    instead: 'use the command offline-content-lake, or the files of its folder',
  },
]

/**
 * Endpoints of the hosted API that a local lake lacks. They answer 501 with a sentence, and event streams end with it. Every other route
 * wins, because these end in `*rest` or are registered last.
 */
export function unsupportedRoutes(): Route[] {
  return SERVICES.flatMap(({ paths, what, instead }) => {
    const message = `${what} not offered by this local lake: ${instead}.`
    const places = paths.flatMap(path => [`/v:version/${path}`, `/v:version/${path}/*rest`])
    const handle = (request: HttpRequest) => refuse(request, message)
    return places.flatMap(path => METHODS.map((method): Route => ({ method, path, handle })))
  })
}

/** Clients read of a refused event stream only the status, and of a 501 conclude that they should try again. */
function refuse({ headers, signal }: HttpRequest, message: string): HttpResponse {
  const { status, body } = httpError(501, 'Not Implemented', message)
  if (!headers.accept?.includes('text/event-stream')) return json(body, status)
  return eventStream(signal, channel => {
    channel.send({ event: 'channelError', data: { error: { type: 'notImplemented', description: message } } })
    channel.end()
    return () => {}
  })
}
