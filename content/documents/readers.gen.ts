/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { completeFilm } from '../film'
import { richText } from '../rich-text'
import { complete, icon, link, list, number, numbers, picture, seo, text, texts } from '../values'
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
  ...raw,
  title: text(raw.title),
  endLink: link(raw.endLink),
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
  board: raw.board,
  explainerTitle: text(raw.explainerTitle),
  calculator: raw.calculator,
  answers: list(raw.answers).map(item => ({
    _key: item._key,
    title: text(item.title),
    figure: text(item.figure),
    text: text(item.text),
  })),
  fees: list(raw.fees).map(item => ({
    _key: item._key,
    figure: text(item.figure),
    title: text(item.title),
    text: text(item.text),
    counts: text(item.counts),
  })),
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
    ...raw.demoDialog,
    answers: texts(raw.demoDialog?.answers),
    asidePicture: picture(raw.demoDialog?.asidePicture),
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
  _id: raw._id,
  _updatedAt: raw._updatedAt,
  title: text(raw.title),
  slug: text(raw.slug),
  publishedAt: text(raw.publishedAt),
  excerpt: text(raw.excerpt),
  previewImage: picture(raw.previewImage),
  mainImage: picture(raw.mainImage),
  authorSlug: text(raw.authorSlug),
  authorName: text(raw.authorName),
  authorRole: text(raw.authorRole),
  authorBio: text(raw.authorBio),
  authorImage: picture(raw.authorImage),
  category: {
    _id: text(raw.category?._id),
    title: text(raw.category?.title),
    slug: text(raw.category?.slug),
  },
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
  ...raw,
  title: text(raw.title),
  steps: list(raw.steps).map(item => ({
    title: text(item.title),
    text: text(item.text),
  })),
  termsLink: link(raw.termsLink),
  seo: seo(raw.seo),
})

export const readSiteSettings = (raw: NonNullable<Query.SITE_SETTINGS_QUERY_RESULT>) => ({
  productName: text(raw.productName),
  tagline: text(raw.tagline),
  email: text(raw.email),
  phone: text(raw.phone),
  timeZone: text(raw.timeZone),
  questionsWay: text(raw.questionsWay),
  phoneHref: text(raw.phoneHref),
  supportPhoneHref: text(raw.supportPhoneHref),
  logo: picture(raw.logo),
  logoOnDark: picture(raw.logoOnDark),
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
  referenceText: text(raw.referenceText),
  trialButtonLabel: text(raw.trialButtonLabel),
  questionsLabel: text(raw.questionsLabel),
  contactDialog: raw.contactDialog,
  notFound: raw.notFound,
  labels: raw.labels,
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

export const readTrialPage = (raw: NonNullable<Query.TRIAL_PAGE_QUERY_RESULT>) => ({
  ...raw,
  title: text(raw.title),
  points: list(raw.points).map(item => ({
    _key: item._key,
    text: text(item.text),
  })),
  contactChoices: texts(raw.contactChoices),
  termsLink: link(raw.termsLink),
  privacyLink: link(raw.privacyLink),
  shortTitle: text(raw.shortTitle),
  fullFormLink: link(raw.fullFormLink),
  seo: seo(raw.seo),
})
