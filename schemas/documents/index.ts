import { named } from '../types.ts'
import { author } from './author.ts'
import { blogPage } from './blog-page.ts'
import { category } from './category.ts'
import { feature } from './feature.ts'
import { feeCopy } from './fee-copy.ts'
import { problem, solution } from './help-entries.ts'
import { landingPage } from './landing-page.ts'
import { legalPage } from './legal-page.ts'
import { milestone } from './milestone.ts'
import { page } from './page.ts'
import { post } from './post.ts'
import { redirect } from './redirect.ts'
import { registrationPage } from './registration-page.ts'
import { siteSettings } from './site-settings.ts'
import { successPage } from './success-page.ts'
import { testimonial } from './testimonial.ts'
import { trialPage } from './trial-page.ts'

export const documentTypes = named({
  author,
  blogPage,
  category,
  feature,
  feeCopy,
  landingPage,
  legalPage,
  milestone,
  page,
  post,
  problem,
  redirect,
  registrationPage,
  siteSettings,
  solution,
  successPage,
  testimonial,
  trialPage,
})
