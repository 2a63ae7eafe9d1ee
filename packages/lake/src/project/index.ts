import { openTokens } from '../tokens.ts'
import { type DatasetSettings, openState, type StateFile, USUAL_SETTINGS } from './state.ts'
import { openUserSettings } from './user-settings.ts'
import { createIdentify } from './users.ts'

export type Project = ReturnType<typeof openProject>

/** People, tokens, origins, webhooks and settings of a project, which are kept in its folder. */
export function openProject(id: string, folder: string) {
  const kept = { state: openState(folder), tokens: openTokens(folder), userSettings: openUserSettings(folder) }
  return { id, folder, ...kept, ...createIdentify(kept) }
}

/** The datasets that hold comments and tasks about this one. */
export function findAddOns({ state }: { state: StateFile }, dataset: string): string[] {
  return Object.entries(state.read().datasets).flatMap(([name, { addonFor }]) => (addonFor === dataset ? name : []))
}

export function settingsOf({ state }: { state: StateFile }, dataset: string): DatasetSettings {
  const { datasets } = state.read()
  return { ...USUAL_SETTINGS, ...(Object.hasOwn(datasets, dataset) && datasets[dataset]) }
}
