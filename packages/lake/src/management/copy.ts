import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../host/places.ts'
import { OWNER_ONLY_FOLDER } from '../owner-only.ts'
import { copyStoreFile } from '../store/copy.ts'

const DATABASE = 'lake.sqlite'
const ASSETS = 'assets'
/** In percent; the files take the rest. */
const DATABASE_SHARE = 80

type CopyOptions = { withHistory: boolean; withReleases: boolean; report: (progress: number) => void }

/** Copies a dataset as it is at one moment, also while it is open. It has its name only when it is complete. */
export async function copyDataset(from: Place, to: Place, { report, ...options }: CopyOptions): Promise<void> {
  // No dataset can have a name that begins with a dot.
  const unfinished = join(to.projectFolder, `.copy-of-${from.dataset}-${to.dataset}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY_FOLDER })
  try {
    const database = join(from.folder, DATABASE)
    const onProgress = (share: number) => report(Math.round(share * DATABASE_SHARE))
    if (existsSync(database)) await copyStoreFile(database, join(unfinished, DATABASE), { ...options, onProgress })
    // After the database, so that every file of its documents is there.
    const assets = join(from.folder, ASSETS)
    if (existsSync(assets)) await cp(assets, join(unfinished, ASSETS), { recursive: true })
    await rename(unfinished, to.folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
