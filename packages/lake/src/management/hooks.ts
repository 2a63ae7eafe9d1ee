import { randomBytes } from 'node:crypto'
import { requireIdentity, requirePermission } from '../api/access.ts'
import { listDatasets } from '../host/datasets.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { json, noContent } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import type { Hook } from '../project/state.ts'
import { readFields } from './body.ts'
import { readHook } from './hook-body.ts'
import type { Management } from './types.ts'

const ID_BYTES = 9
const MAX_HOOKS = 100

/** hooks/projects/:id: webhooks of the project, and what they have sent. */
export function hookRoutes({ project, folder, hookLog }: Management): Route[] {
  const requireHook = ({ params }: HttpRequest): Hook => {
    const hook = project.state.read().hooks.find(({ id }) => id === params.id)
    if (!hook) throw notFound(`There is no webhook "${params.id}"`)
    return hook
  }
  const encode = (hook: Hook) => {
    return { type: 'document', ...hook, projectId: project.id, isDisabled: hook.isDisabledByUser, deletedAt: null }
  }
  const save = (request: HttpRequest, hook: Hook) => {
    const isDataset = hook.dataset === '*' || listDatasets(folder, project.id).includes(hook.dataset)
    if (!isDataset) throw badRequest(`Dataset "${hook.dataset}" not found for project ID "${project.id}"`)
    project.state.change(state => {
      const others = state.hooks.filter(({ id }) => id !== hook.id)
      if (others.length >= MAX_HOOKS) throw badRequest(`A project may have at most ${MAX_HOOKS} webhooks`)
      const index = state.hooks.findIndex(({ id }) => id === hook.id)
      if (index < 0) state.hooks.push(hook)
      else state.hooks[index] = hook
    })
    return json(encode(hook), request.method === 'POST' ? 201 : 200)
  }

  const create = async (request: HttpRequest) => {
    const now = new Date().toISOString()
    const { id: createdByUserId } = requireIdentity(request)
    const own = { id: randomBytes(ID_BYTES).toString('base64url'), createdAt: now, updatedAt: now, createdByUserId }
    return save(request, { ...readHook(await readFields(request), null), ...own })
  }
  const edit = async (request: HttpRequest) => {
    const hook = requireHook(request)
    const fields = await readFields(request)
    return save(request, { ...hook, ...readHook(fields, hook), updatedAt: new Date().toISOString() })
  }
  const remove = (request: HttpRequest) => {
    const { id } = requireHook(request)
    project.state.change(state => {
      state.hooks = state.hooks.filter(hook => hook.id !== id)
    })
    hookLog.forget(id)
    return noContent()
  }
  const findAttempt = ({ params }: HttpRequest) => {
    const attempt = hookLog.findAttempt(params.attemptId ?? '')
    if (attempt?.projectId !== project.id)
      throw notFound(`There is no attempt "${params.attemptId}" since the lake started`)
    return json(attempt)
  }

  return routesBelow(
    '/v:version/hooks/projects/:project',
    [
      ['GET', '', () => json(project.state.read().hooks.map(encode))],
      ['POST', '', create],
      ['GET', '/:id', request => json(encode(requireHook(request)))],
      ['PATCH', '/:id', edit],
      ['PUT', '/:id', edit],
      ['DELETE', '/:id', remove],
      ['GET', '/:id/messages', request => json(hookLog.messages(requireHook(request).id))],
      ['GET', '/:id/attempts', request => json(hookLog.attempts(requireHook(request).id))],
      ['GET', '/attempts/:attemptId', findAttempt],
    ],
    request => requirePermission(request, 'manage'),
  )
}
