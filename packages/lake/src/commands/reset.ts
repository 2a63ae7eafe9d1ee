import { emptyDataset } from '../host/datasets.ts'
import { whileLocked } from '../host/serve.ts'
import { findPlace, PLACE_OPTIONS, PROGRAM, readOptions, requireYes, YES_OPTION } from './options.ts'

export const usage = `${PROGRAM} reset --yes [--project <id>] [--dataset <name>] [--folder <folder>]`

/** Empties a dataset: documents, history, pictures and files. The project keeps its tokens. */
export async function run(args: string[]): Promise<void> {
  const { values } = readOptions(args, { ...PLACE_OPTIONS, ...YES_OPTION }, usage)
  const place = findPlace(values)
  requireYes(values.yes, `deletes everything in the dataset "${place.dataset}" of the project "${place.projectId}"`)
  await whileLocked(values.folder, () => emptyDataset(place))
  console.log(`The dataset "${place.dataset}" of the project "${place.projectId}" is empty.`)
}
