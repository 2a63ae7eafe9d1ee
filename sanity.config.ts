import { visionTool } from '@sanity/vision'
import { lakeConfig } from 'offline-content-lake/client'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { sanity } from '@/lib/environment/public-env'
import { API_VERSION } from '@/lib/environment/public-settings'
import { schemaTypes } from '@/schemas'
import { withQuestions } from '@/studio/document-actions'
import {
  keepSingletons,
  newDocumentTemplates,
  offerForFieldsOnly,
  offerNoSecondSingleton,
  withFewerParts,
} from '@/studio/documents'
import { SiteInput } from '@/studio/inputs'
import { withPictureList } from '@/studio/inputs/pictures/picture-source'
import { WithTables } from '@/studio/inputs/rich-text-input'
import { Logo } from '@/studio/logo'
import { withPatientLookups } from '@/studio/patient-lookups'
import { preview } from '@/studio/presentation'
import { PublishedView } from '@/studio/published-view'
import { inWords } from '@/studio/readiness/marks'
import { ToolMenu } from '@/studio/requests/tool-menu'
import { structure } from '@/studio/structure'
import { StudioLayout } from '@/studio/studio-layout'
import { theme } from '@/studio/theme'
import { offerTools } from '@/studio/tools'
import { words } from '@/studio/words'

// Without a hosted project the Studio uses the local lake, which signs its editor in.
const lake = sanity.apiHost ? lakeConfig({ ...sanity, url: sanity.apiHost }).studio : undefined

export default defineConfig({
  title: 'Website',
  icon: Logo,
  theme,
  basePath: '/studio',
  projectId: sanity.projectId,
  dataset: sanity.dataset,
  auth: { loginMethod: 'token', redirectOnSingle: false },
  ...lake,
  unstable_clientFactory: withPatientLookups(lake?.unstable_clientFactory),
  tools: offerTools,
  studio: { components: { layout: StudioLayout, activeToolLayout: PublishedView, toolMenu: ToolMenu } },
  form: {
    components: { input: SiteInput, portableText: { plugins: WithTables }, ...inWords },
    image: { assetSources: withPictureList },
  },
  schema: { types: withFewerParts(schemaTypes), templates: newDocumentTemplates },
  document: {
    actions: (actions, context) => keepSingletons(actions, context).map(withQuestions),
    newDocumentOptions: offerNoSecondSingleton,
    unstable_fieldActions: actions => actions.map(offerForFieldsOnly),
    comments: { enabled: false },
  },
  i18n: { bundles: words },
  plugins: [structureTool({ structure }), presentationTool(preview), visionTool({ defaultApiVersion: API_VERSION })],
  releases: { enabled: sanity.hasReleases },
  scheduledDrafts: { enabled: sanity.hasReleases },
  // Without it, the activity of a release leaves out its schedule and its documents.
  beta: { eventsAPI: { releases: sanity.hasReleases } },
  scheduledPublishing: { enabled: false },
  // These need services of the hosted platform.
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})
