import { createIdentify } from '../identify.ts'
import { type DatasetSettings, openState, usualSettings } from './state.ts'
import type { UserSettings } from './user-settings.ts'

export type Project = ReturnType<typeof openProject>

type ProjectOptions = {
  id: string
  folder: string
  tokens: { editor: string; viewer: string }
  userSettings: UserSettings
}

/** People, tokens, origins, webhooks and settings of a project, which are kept in its folder. */
export function openProject(options: ProjectOptions) {
  const state = openState(options.folder)
  return { ...options, state, identify: createIdentify(options.tokens, state.read) }
}

/** The datasets that hold comments and tasks about this one. */
export function findAddOns({ state }: Pick<Project, 'state'>, dataset: string): string[] {
  return Object.entries(state.read().datasets).flatMap(([name, { addonFor }]) => (addonFor === dataset ? name : []))
}

export function settingsOf({ state }: Pick<Project, 'state'>, dataset: string): DatasetSettings {
  const { datasets } = state.read()
  return { ...usualSettings(), ...(Object.hasOwn(datasets, dataset) && datasets[dataset]) }
}
