import { ClientError } from '@sanity/client'
import type { CaseGroup } from './case.ts'
import { ask, create, datasetOf, newId, note, projectOf, refusalOf, send, TYPE } from './tools.ts'

export const errors: CaseGroup = {
  title: 'Errors, in the words of the client',
  source: '@sanity/client: src/http/errors, test/errors, test/client/http, test/integration',
  cases: [
    {
      name: 'queryParseError',
      async probe({ viewer }) {
        const { status, message, details } = await refusalOf(viewer.fetch('*[_type == ', {}, { tag: 'conformance' }))
        const unclosed = await refusalOf(viewer.fetch('*[_type == "event]'))
        const late = await refusalOf(
          viewer.fetch('*[_type == "event"]{\n  date{\n    _key,\n    not: valid here\n  }\n}'),
        )
        return {
          'is a 400 with query, start and end':
            status === 400 && [details.query, details.start, details.end].every(value => value !== undefined),
          'marks the place below the query': /GROQ query parse error:\n> 1 \| \*\[_type == \n +\| .*\^/.test(message),
          'marks the line of the mistake': /\n> 4 \| {5}not: valid here\n/.test(late.message),
          'names the tag': message.includes('Tag: conformance'),
          'unexpected end-of-file, expected expression': message.includes(
            'unexpected end-of-file, expected expression',
          ),
          'unexpected token, of a text that does not end':
            unclosed.details.start === 11 &&
            unclosed.message.includes('^^^^^^^ unexpected token "\\"event]", expected expression'),
        }
      },
    },
    {
      name: 'parameters and functions that do not exist',
      async probe({ viewer }) {
        const [parameter, called] = [
          await refusalOf(viewer.fetch('$none')),
          await refusalOf(viewer.fetch('eventDate()')),
        ]
        return {
          'param $none referenced, but not provided': parameter.message.includes(
            'param $none referenced, but not provided',
          ),
          'unknown function "eventDate"': called.message.includes('unknown function "eventDate"'),
        }
      },
    },
    {
      name: 'mutationError',
      async probe(target) {
        const { editor } = target
        const malformed = await refusalOf(editor.create(note({ _id: '#some_invalid-id!' })))
        const exists = await refusalOf(editor.create(note({ _id: await create(target) })))
        const items = Object(exists.details.items)
        return {
          'has a description and items with their index': exists.type === 'mutationError' && items[0]?.index === 0,
          'Malformed document ID: "#some_invalid-id!"': /\n- Malformed document ID: "#some_invalid-id!"$/.test(
            malformed.message,
          ),
          documentAlreadyExistsError: items[0]?.error.type === 'documentAlreadyExistsError',
        }
      },
    },
    {
      name: 'conflicts of revisions and references',
      async probe(target) {
        const { editor } = target
        const [id, missing] = [await create(target), newId()]
        const of = async (request: Promise<unknown>) => Object((await refusalOf(request)).details.items)[0]?.error ?? {}
        const to = { _type: 'reference', _ref: missing }
        const revision = await of(editor.patch(id).set({ a: 1 }).ifRevisionId('other').commit())
        return {
          'documentRevisionIDDoesNotMatchError, with both revisions':
            revision.type === 'documentRevisionIDDoesNotMatchError' && revision.expectedRevisionID === 'other',
          'documentReferenceDoesNotExistError, with its id':
            (await of(editor.create(note({ to })))).referenceID === missing,
        }
      },
    },
    {
      name: 'actionError',
      async probe({ editor }) {
        const publishedId = newId()
        const { type, details } = await refusalOf(
          editor.action({
            actionType: 'sanity.action.document.publish',
            publishedId,
            draftId: `drafts.${publishedId}`,
          }),
        )
        return { 'has items with their index': type === 'actionError' && Object(details.items)[0]?.index === 0 }
      },
    },
    {
      name: 'writing without the right to',
      async probe({ viewer, anonymous }) {
        const [low, none] = [
          await refusalOf(viewer.create({ _type: TYPE })),
          await refusalOf(anonymous.create({ _type: TYPE })),
        ]
        return {
          'is refused to a viewer with 403': low.status === 403,
          'Insufficient permissions; permission "create" required': low.message.includes(
            'Insufficient permissions; permission "create" required',
          ),
          'as a mutationError with items': low.type === 'mutationError',
          'is refused to visitors': none.status === 401 || none.status === 403,
        }
      },
    },
    {
      name: 'an invalid token',
      async probe({ viewer }) {
        const { status, message } = await refusalOf(viewer.withConfig({ token: 'invalid' }).fetch('1'))
        return {
          'is a 401: Unauthorized - Session not found':
            status === 401 && message.startsWith('Unauthorized - Session not found'),
        }
      },
    },
    {
      name: 'a dataset that does not exist',
      async probe({ viewer }) {
        const { status, message } = await refusalOf(viewer.withConfig({ dataset: 'nosuchdataset' }).fetch('1'))
        return {
          'is a 404 that names dataset and project':
            status === 404 &&
            message.includes(`Dataset "nosuchdataset" not found for project ID "${projectOf(viewer)}"`),
        }
      },
    },
    {
      name: 'API versions',
      async probe({ viewer }) {
        const status = async (apiVersion: string) =>
          (await refusalOf(viewer.withConfig({ apiVersion, perspective: undefined }).fetch('1'))).status
        return {
          'v1, vX and dates up to today are accepted': (await status('1')) === 0 && (await status('X')) === 0,
          'a date in the future is refused with 400': (await status('2999-01-01')) === 400,
        }
      },
    },
    {
      name: 'an endpoint that does not exist',
      async probe({ viewer }) {
        const { status, sentence } = await refusalOf(send(viewer, 'GET', 'no/such/endpoint'))
        return { 'is a 404': status === 404, 'with a sentence': sentence !== '' }
      },
    },
    {
      name: 'an origin that is not allowed',
      async probe({ viewer }) {
        const { status, body } = await ask(viewer, 'check/cors', { headers: { origin: 'https://not-allowed.example' } })
        return {
          'check/cors says so, from which clients make a CorsOriginError':
            status === 200 && Object(body.result).allowed === false,
        }
      },
    },
    {
      name: 'traceId',
      async probe({ viewer }) {
        const error = await viewer.fetch('*[').catch((reason: unknown) => reason)
        const traceId = error instanceof ClientError ? error.traceId : undefined
        return {
          'each answer has a traceparent': traceId !== undefined && /^[0-9a-f]{32}$/.test(traceId),
          'which the client names in the message': String(error).includes(`(traceId: ${traceId})`),
        }
      },
    },
    {
      name: 'a body that is too large',
      async probe({ editor }) {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ mutations: [{ create: { _type: TYPE, text: 'x'.repeat(5_000_000) } }] })
        const { status } = await ask(editor, `data/mutate/${datasetOf(editor)}`, { method: 'POST', headers, body })
        return { 'is a 413': status === 413 }
      },
    },
  ],
}
