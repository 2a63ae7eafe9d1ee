import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { sanity } from '@/lib/env'
import { schemaTypes } from '@/schemas'
import { keepSingletons, newDocumentTemplates, offerNoSecondSingleton } from '@/studio/documents'
import { SiteInput } from '@/studio/inputs'
import { lakeClientFactory } from '@/studio/lake-client'
import { Logo } from '@/studio/logo'
import { preview } from '@/studio/presentation'
import { PublishedView } from '@/studio/published-view'
import { readiness } from '@/studio/readiness'
import { ToolMenu } from '@/studio/requests/tool-menu'
import { structure } from '@/studio/structure'
import { theme } from '@/studio/theme'
import { offerTools } from '@/studio/tools'

/** Later API versions change the default result of a query. */
const VISION_API_VERSION = '2025-01-23'

export default defineConfig({
  title: 'Website',
  icon: Logo,
  theme,
  basePath: '/studio',
  projectId: sanity.projectId,
  dataset: sanity.dataset,
  // The site's server authenticates staff by this token; cookies of the content service's host never reach it.
  auth: { loginMethod: 'token', redirectOnSingle: Boolean(sanity.apiHost) },
  ...(sanity.apiHost && connectToLake(sanity.apiHost)),
  tools: offerTools,
  studio: { components: { activeToolLayout: PublishedView, toolMenu: ToolMenu } },
  form: { components: { input: SiteInput } },
  schema: { types: schemaTypes, templates: newDocumentTemplates },
  document: { actions: keepSingletons, newDocumentOptions: offerNoSecondSingleton, comments: { enabled: false } },
  plugins: [
    structureTool({ structure }),
    presentationTool(preview),
    readiness(),
    visionTool({ defaultApiVersion: VISION_API_VERSION }),
  ],
  // These need services of the hosted platform, in plans that include them.
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})

/** Without a hosted project the Studio uses the local lake, which signs its editor in automatically. */
function connectToLake(apiHost: string) {
  return {
    apiHost,
    unstable_clientFactory: lakeClientFactory(apiHost),
  }
}
