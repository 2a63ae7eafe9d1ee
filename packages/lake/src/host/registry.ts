import { existsSync } from 'node:fs'
import { HttpError } from '../http/errors.ts'
import { openProject, type Project } from '../project/index.ts'
import { openUserSettings } from '../project/user-settings.ts'
import { openTokens } from '../tokens.ts'
import { listProjects, projectFolderOf } from './datasets.ts'

export function openRegistry(folder: string) {
  const opened = new Map<string, Project>()
  const find = (id: string) => {
    const projectFolder = projectFolderOf(folder, id)
    if (!projectFolder || !existsSync(projectFolder)) return null
    const known = opened.get(id)
    if (known) return known
    const { editor, viewer } = openTokens(projectFolder)
    const project = openProject({
      ...{ id, folder: projectFolder, tokens: { editor, viewer } },
      userSettings: openUserSettings(projectFolder),
    })
    opened.set(id, project)
    return project
  }
  const list = () => listProjects(folder).flatMap(id => find(id) ?? [])
  return {
    find,
    list,
    /** Finds the holder of the token in an Authorization header, for requests that name no project. */
    ofToken: (authorization: string | undefined) =>
      authorization === undefined ? null : (list().find(project => isHeldIn(project, authorization)) ?? null),
  }
}

function isHeldIn({ identify }: Project, authorization: string): boolean {
  try {
    return identify(authorization) !== null
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
