import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import { sanity } from './lib/environment/public-env.ts'

export default defineCliConfig({
  api: { projectId: sanity.projectId, dataset: sanity.dataset },
  deployment: { autoUpdates: false },
  vite: { resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } } },
  schemaExtraction: { path: 'schema.json' },
  typegen: {
    path: 'schemas/**/*.query.ts',
    schema: 'schema.json',
    generates: process.env.TYPEGEN_OUTPUT || 'content/types.gen.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
