import type { Identify } from '../http/dispatch.ts'
import { createIdentify } from '../identify.ts'
import { type DatasetSettings, openState, type StateFile, usualSettings } from './state.ts'
import type { UserSettings } from './user-settings.ts'

export type Project = {
  id: string
  folder: string
  tokens: { editor: string; viewer: string }
  state: StateFile
  userSettings: UserSettings
  identify: Identify
}

type ProjectOptions = Pick<Project, 'id' | 'folder' | 'tokens' | 'userSettings'>

/** People, tokens, origins, webhooks and settings of a project, which are kept in its folder. */
export function openProject({ id, folder, tokens, userSettings }: ProjectOptions): Project {
  const state = openState(folder)
  return { id, folder, tokens, state, userSettings, identify: createIdentify(tokens, state.read) }
}

/** The datasets that hold comments and tasks about this one. */
export function findAddOns({ state }: Pick<Project, 'state'>, dataset: string): string[] {
  return Object.entries(state.read().datasets).flatMap(([name, { addonFor }]) => (addonFor === dataset ? name : []))
}

export function settingsOf({ state }: Pick<Project, 'state'>, dataset: string): DatasetSettings {
  const { datasets } = state.read()
  return { ...usualSettings(), ...(Object.hasOwn(datasets, dataset) && datasets[dataset]) }
}
