/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { richText } from '../rich-text'
import { icon, link, list, number, picture, seo, text, texts } from '../values'
import type * as Query from '../types.gen'

export const readAuthor = (raw: NonNullable<Query.AUTHOR_QUERY_RESULT>) => ({
  _id: raw._id,
  _updatedAt: raw._updatedAt,
  slug: text(raw.slug),
  name: text(raw.name),
  role: text(raw.role),
  bio: text(raw.bio),
  image: picture(raw.image),
})

export const readBlogPage = (raw: NonNullable<Query.BLOG_PAGE_QUERY_RESULT>) => ({
  title: text(raw.title),
  lead: text(raw.lead),
  allLabel: text(raw.allLabel),
  categoriesLabel: text(raw.categoriesLabel),
  emptyText: text(raw.emptyText),
  readingTime: text(raw.readingTime),
  moreTitle: text(raw.moreTitle),
  emptyCategoryTitle: text(raw.emptyCategoryTitle),
  emptyCategoryText: text(raw.emptyCategoryText),
  postLabels: raw.postLabels,
  endTitle: text(raw.endTitle),
  endText: text(raw.endText),
  endLink: link(raw.endLink),
  endTag: text(raw.endTag),
  endDemoLabel: text(raw.endDemoLabel),
  authorLabels: raw.authorLabels,
  seo: seo(raw.seo),
})

export const readCategory = (raw: NonNullable<Query.CATEGORY_QUERY_RESULT>) => ({
  _id: raw._id,
  _updatedAt: raw._updatedAt,
  title: text(raw.title),
  slug: text(raw.slug),
  description: text(raw.description),
})

export const readFeeCopy = (raw: NonNullable<Query.FEE_COPY_QUERY_RESULT>) => ({
  title: text(raw.title),
  exampleAmount: number(raw.exampleAmount),
  exampleText: text(raw.exampleText),
  answers: list(raw.answers).map(item => ({
    _key: item._key,
    title: text(item.title),
    figure: text(item.figure),
    text: text(item.text),
  })),
  board: raw.board,
  explainerTitle: text(raw.explainerTitle),
  fees: list(raw.fees).map(item => ({
    _key: item._key,
    figure: text(item.figure),
    title: text(item.title),
    text: text(item.text),
    counts: text(item.counts),
  })),
  calculator: raw.calculator,
  contactLink: link(raw.contactLink),
})

export const readLandingPage = (raw: NonNullable<Query.LANDING_PAGE_QUERY_RESULT>) => ({
  banner: {
    text: text(raw.banner?.text),
    link: link(raw.banner?.link),
    linkHrefSmall: text(raw.banner?.linkHrefSmall),
    show: raw.banner?.show === true,
    season: text(raw.banner?.season),
    seasonBegins: text(raw.banner?.seasonBegins),
    showFrom: text(raw.banner?.showFrom),
    showFromTime: text(raw.banner?.showFromTime),
    showUntil: text(raw.banner?.showUntil),
    showUntilTime: text(raw.banner?.showUntilTime),
    timeZone: text(raw.banner?.timeZone),
  },
  demoDialog: {
    title: text(raw.demoDialog?.title),
    lead: text(raw.demoDialog?.lead),
    nameLabel: text(raw.demoDialog?.nameLabel),
    emailLabel: text(raw.demoDialog?.emailLabel),
    phoneLabel: text(raw.demoDialog?.phoneLabel),
    question: text(raw.demoDialog?.question),
    answers: texts(raw.demoDialog?.answers),
    submitLabel: text(raw.demoDialog?.submitLabel),
    asideTitle: text(raw.demoDialog?.asideTitle),
    asideText: text(raw.demoDialog?.asideText),
    asidePicture: picture(raw.demoDialog?.asidePicture),
    successTitle: text(raw.demoDialog?.successTitle),
    successText: text(raw.demoDialog?.successText),
    openLabel: text(raw.demoDialog?.openLabel),
    shareLabel: text(raw.demoDialog?.shareLabel),
    qrCaption: text(raw.demoDialog?.qrCaption),
    qrText: text(raw.demoDialog?.qrText),
    contactText: text(raw.demoDialog?.contactText),
    closeLabel: text(raw.demoDialog?.closeLabel),
  },
  toast: raw.toast,
  seo: seo(raw.seo),
})

export const readLegalPage = (raw: NonNullable<Query.LEGAL_PAGE_QUERY_RESULT>) => ({
  title: text(raw.title),
  updatedAt: text(raw.updatedAt),
  body: richText(raw.body),
  seo: seo(raw.seo),
})

export const readMailWords = (raw: NonNullable<Query.MAIL_WORDS_QUERY_RESULT>) => ({
  email: text(raw.email),
  productName: text(raw.productName),
  referenceText: text(raw.referenceText),
  mail: {
    ...raw.mail,
    subjects: raw.mail?.subjects,
    openings: raw.mail?.openings,
  },
})

export const readMilestone = (raw: NonNullable<Query.MILESTONE_QUERY_RESULT>) => ({
  show: raw.show === true,
  season: text(raw.season),
  seasonBegins: text(raw.seasonBegins),
  showFrom: text(raw.showFrom),
  showFromTime: text(raw.showFromTime),
  showUntil: text(raw.showUntil),
  showUntilTime: text(raw.showUntilTime),
  timeZone: text(raw.timeZone),
  title: text(raw.title),
  amountRaised: number(raw.amountRaised),
  goal: number(raw.goal),
  goalText: text(raw.goalText),
  text: text(raw.text),
  dismissLabel: text(raw.dismissLabel),
})

export const readPage = (raw: NonNullable<Query.PAGE_QUERY_RESULT>) => ({
  _id: raw._id,
  title: text(raw.title),
  slug: text(raw.slug),
  seo: seo(raw.seo),
})

export const readPost = (raw: NonNullable<Query.POST_QUERY_RESULT>) => ({
  title: text(raw.title),
  _id: raw._id,
  slug: text(raw.slug),
  publishedAt: text(raw.publishedAt),
  _updatedAt: raw._updatedAt,
  previewImage: picture(raw.previewImage),
  mainImage: picture(raw.mainImage),
  authorSlug: text(raw.authorSlug),
  authorName: text(raw.authorName),
  authorImage: picture(raw.authorImage),
  authorRole: text(raw.authorRole),
  authorBio: text(raw.authorBio),
  category: {
    _id: text(raw.category?._id),
    title: text(raw.category?.title),
    slug: text(raw.category?.slug),
  },
  excerpt: text(raw.excerpt),
  body: richText(raw.body),
  seo: seo(raw.seo),
  window: {
    season: text(raw.window?.season),
    seasonBegins: text(raw.window?.seasonBegins),
    timeZone: text(raw.window?.timeZone),
  },
  timeZone: text(raw.timeZone),
})

export const readPostCards = (raw: Query.POST_CARDS_QUERY_RESULT) => ({
  posts: list(raw.posts).map(item => ({
    _id: item._id,
    title: text(item.title),
    slug: text(item.slug),
    publishedAt: text(item.publishedAt),
    excerpt: text(item.excerpt),
    category: {
      title: text(item.category?.title),
      slug: text(item.category?.slug),
    },
    author: {
      name: text(item.author?.name),
      image: picture(item.author?.image),
    },
    previewImage: picture(item.previewImage),
    mainImage: picture(item.mainImage),
  })),
  total: raw.total,
  timeZone: text(raw.timeZone),
})

export const readRegistrationPage = (raw: NonNullable<Query.REGISTRATION_PAGE_QUERY_RESULT>) => ({
  title: text(raw.title),
  lead: text(raw.lead),
  steps: list(raw.steps).map(item => ({
    title: text(item.title),
    text: text(item.text),
  })),
  labels: raw.labels,
  emailHint: text(raw.emailHint),
  crestNote: text(raw.crestNote),
  missingText: text(raw.missingText),
  addLabel: text(raw.addLabel),
  termsText: text(raw.termsText),
  termsLink: link(raw.termsLink),
  copyLabel: text(raw.copyLabel),
  receivedTitle: text(raw.receivedTitle),
  receivedText: text(raw.receivedText),
  homeLabel: text(raw.homeLabel),
  saveLabel: text(raw.saveLabel),
  draft: raw.draft,
  seo: seo(raw.seo),
})

export const readSiteSettings = (raw: NonNullable<Query.SITE_SETTINGS_QUERY_RESULT>) => ({
  productName: text(raw.productName),
  logo: picture(raw.logo),
  logoOnDark: picture(raw.logoOnDark),
  tagline: text(raw.tagline),
  email: text(raw.email),
  phone: text(raw.phone),
  timeZone: text(raw.timeZone),
  questionsWay: text(raw.questionsWay),
  phoneHref: text(raw.phoneHref),
  supportPhoneHref: text(raw.supportPhoneHref),
  navigation: list(raw.navigation).map(item => ({
    label: text(item.label),
    href: text(item.href),
    icon: icon(item.icon),
  })),
  registerLink: link(raw.registerLink),
  signUpLink: link(raw.signUpLink),
  footerGroups: list(raw.footerGroups).map(item => ({
    _key: item._key,
    title: text(item.title),
    links: list(item.links).flatMap(item1 => link(item1) ?? []),
  })),
  footerText: text(raw.footerText),
  footerNote: text(raw.footerNote),
  trialButtonLabel: text(raw.trialButtonLabel),
  questionsLabel: text(raw.questionsLabel),
  contactDialog: raw.contactDialog,
  notFound: raw.notFound,
  labels: raw.labels,
  referenceText: text(raw.referenceText),
  legalLabels: raw.legalLabels,
  notLoaded: raw.notLoaded,
  seo: seo(raw.seo),
})

export const readSuccessPage = (raw: NonNullable<Query.SUCCESS_PAGE_QUERY_RESULT>) => ({
  title: text(raw.title),
  text: text(raw.text),
  returnLabel: text(raw.returnLabel),
  picture: picture(raw.picture),
  seo: seo(raw.seo),
})

export const readTrialDrawer = (raw: NonNullable<Query.TRIAL_DRAWER_QUERY_RESULT>) => ({
  title: text(raw.title),
  lead: text(raw.lead),
  nameLabel: text(raw.nameLabel),
  labels: raw.labels,
  phoneHint: text(raw.phoneHint),
  submitLabel: text(raw.submitLabel),
  submitTag: text(raw.submitTag),
  fullFormLink: link(raw.fullFormLink),
  thanksTitle: text(raw.thanksTitle),
  thanksText: text(raw.thanksText),
  demoLabel: text(raw.demoLabel),
})

export const readTrialPage = (raw: NonNullable<Query.TRIAL_PAGE_QUERY_RESULT>) => ({
  title: text(raw.title),
  lead: text(raw.lead),
  points: list(raw.points).map(item => ({
    _key: item._key,
    text: text(item.text),
  })),
  groups: raw.groups,
  labels: raw.labels,
  locationPlaceholder: text(raw.locationPlaceholder),
  crestNote: text(raw.crestNote),
  contactChoices: texts(raw.contactChoices),
  submitLabel: text(raw.submitLabel),
  submitTag: text(raw.submitTag),
  legalText: text(raw.legalText),
  termsLink: link(raw.termsLink),
  privacyLink: link(raw.privacyLink),
  shortTitle: text(raw.shortTitle),
  shortLead: text(raw.shortLead),
  shortLegalText: text(raw.shortLegalText),
  receivedTitle: text(raw.receivedTitle),
  receivedText: text(raw.receivedText),
  demoLabel: text(raw.demoLabel),
  shareLabel: text(raw.shareLabel),
  qrCaption: text(raw.qrCaption),
  qrText: text(raw.qrText),
  homeLabel: text(raw.homeLabel),
  seo: seo(raw.seo),
})
