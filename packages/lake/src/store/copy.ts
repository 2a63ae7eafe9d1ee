import { backup, DatabaseSync } from 'node:sqlite'

/** At once, in a thread: SQLite begins a backup again when somebody writes between two steps of it. */
const ALL_PAGES = 2 ** 31 - 1
const OF_RELEASES = "(id LIKE 'versions.%' OR id LIKE '\\_.releases.%' ESCAPE '\\')"

/** Copies the database as it is at one moment, also while a store has it open. `target` must not exist. */
export async function copyStoreFile(
  source: string,
  target: string,
  { withHistory, withReleases }: { withHistory: boolean; withReleases: boolean },
): Promise<void> {
  const from = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(from, target, { rate: ALL_PAGES })
  } finally {
    from.close()
  }
  if (withHistory && withReleases) return
  const copy = new DatabaseSync(target)
  try {
    if (!withReleases) {
      copy.exec(`
        DELETE FROM document_keys WHERE document_id IN (SELECT id FROM documents WHERE ${OF_RELEASES});
        DELETE FROM changes WHERE document_id IN (SELECT id FROM documents WHERE ${OF_RELEASES});
        DELETE FROM documents WHERE ${OF_RELEASES};
        DELETE FROM transactions WHERE sequence NOT IN (SELECT sequence FROM changes)`)
    }
    if (!withHistory) copy.exec('DELETE FROM changes; DELETE FROM transactions')
    copy.exec('VACUUM')
  } finally {
    copy.close()
  }
}
