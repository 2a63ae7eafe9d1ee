import { notFound } from '../http/errors.ts'
import type { OpenDataset } from './open-dataset.ts'
import { doesExist, type Place } from './places.ts'

/** The datasets of a host that are open. Each opens when it is first asked for. */
export type Datasets = {
  /** Rejects with 404 for a dataset that does not exist. */
  open(place: Place): Promise<OpenDataset>
  /** Closes the dataset if it is open, and keeps it closed until `work` is done. Requests wait for that. */
  whileClosed(place: Place, work: () => void | Promise<void>): Promise<void>
  closeAll(): Promise<void>
}

export function keepDatasets(openPlace: (place: Place) => Promise<OpenDataset>): Datasets {
  const opened = new Map<string, Promise<OpenDataset>>()
  const closed = new Map<string, Promise<void>>()

  const close = async ({ folder }: Pick<Place, 'folder'>) => {
    const dataset = await opened.get(folder)?.catch(() => null)
    await dataset?.close()
    opened.delete(folder)
  }

  const untilOpenable = async ({ folder }: Place) => {
    for (let work = closed.get(folder); work; work = closed.get(folder)) await work
  }

  return {
    async open(place) {
      await untilOpenable(place)
      if (!doesExist(place)) throw notFound(`Dataset "${place.dataset}" not found for project ID "${place.projectId}"`)
      const known = opened.get(place.folder)
      if (known) return known
      const opening = openPlace(place)
      opened.set(place.folder, opening)
      opening.catch(() => opened.delete(place.folder))
      return opening
    },
    async whileClosed(place, work) {
      await untilOpenable(place)
      const done = close(place).then(work)
      const settled = done.then(
        () => {},
        () => {},
      )
      closed.set(place.folder, settled)
      await done.finally(() => closed.delete(place.folder))
    },
    closeAll: async () => {
      await Promise.all([...opened.keys()].map(folder => close({ folder })))
    },
  }
}
