/** Writes seed/data.ndjson from seed/content: `npm run generate -- seed`. */
import { writeFileSync } from 'node:fs'
import { dataset, toNdjson } from './dataset.ts'

writeFileSync(new URL('./data.ndjson', import.meta.url), toNdjson(dataset()))
