import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFields } from '../json.ts'
import { writeOwnerOnly } from '../owner-only.ts'

export type KeyValue = { key: string; value: unknown }

export type UserSettings = ReturnType<typeof openUserSettings>

/** Settings of each user in `<folder>/settings.json`. A broken file counts as none: they are only conveniences. */
export function openUserSettings(folder: string) {
  const file = join(folder, 'settings.json')
  const read = () => new Map(Object.entries((existsSync(file) && parseFields(readFileSync(file, 'utf8'))) || {}))
  return {
    get(userId: string, keys: string[]): KeyValue[] {
      const values = read()
      return keys.flatMap(key => {
        const value = values.get(settingsKey(userId, key))
        return value === undefined ? [] : [{ key, value }]
      })
    },
    set(userId: string, pairs: KeyValue[]) {
      const values = read()
      for (const { key, value } of pairs) values.set(settingsKey(userId, key), value)
      writeOwnerOnly(file, Object.fromEntries(values))
    },
  }
}

/** `local-editor` has the keys as they are, because lakes had only that user once. */
function settingsKey(userId: string, key: string): string {
  return userId === 'local-editor' ? key : `${userId}/${key}`
}
