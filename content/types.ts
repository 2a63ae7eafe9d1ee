import type { IconName } from '@/lib/icons'
import type { Section } from './section-types'

export type * from './documents/registration-page-types'
export type * from './documents/trial-page-types'
export type * from './posts/post-types'
export type * from './posts/rich-text-types'
export type * from './section-types'

/** What content/ returns to pages and components: complete and ready to render. Missing values are null or an empty list. */

export type Picture = {
  alt: string
  /** Sanity asset id: `image-<sha1>-<width>x<height>-<format>`. */
  assetId: string
  /** Pixels, after staff's crop. */
  width: number
  height: number
  /** Tiny blurred picture as a data URL; null for SVGs. */
  placeholder: string | null
  /** Fractions of width and height cropped off at each side. */
  crop: { top: number; right: number; bottom: number; left: number } | null
  /** Focal point as fractions of width and height. */
  hotspot: { x: number; y: number } | null
}

export type Link = { label: string; href: string }

export type Film = {
  title: string
  /** Shown next to the title, such as "0:12"; null hides it. */
  length: string | null
  poster: Picture
  source: { kind: 'file'; url: string; mimeType: string; captionsUrl: string | null } | { kind: 'embed'; url: string }
}

export type Banner = { text: string; link: Link; linkHrefSmall: string }

export type DemoDialog = {
  title: string
  lead: string
  nameLabel: string
  emailLabel: string
  phoneLabel: string
  question: string
  /** In this order: yes, no, undecided. */
  answers: string[]
  submitLabel: string
  asideTitle: string
  asideText: string
  asidePicture: Picture
  successTitle: string
  successText: string
  openLabel: string
  qrCaption: string
  contactText: string
  closeLabel: string
}

export type Toast = {
  /** Contains {amount}. */
  text: string
  today: string
  oneDay: string
  /** Contains {days}. */
  manyDays: string
}

/** The short trial form in a drawer, on screens from 1024 px. */
export type TrialDrawer = {
  title: string
  lead: string
  nameLabel: string
  emailLabel: string
  phoneLabel: string
  phoneHint: string
  submitLabel: string
  fullFormLink: Link
  thanksTitle: string
  thanksText: string
}

export type LandingPage = {
  banner: Banner | null
  sections: Section[]
  demoDialog: DemoDialog
  toast: Toast
  seo: Seo
}

export type Seo = { title: string; description: string; picture: Picture | null; noIndex: boolean }

export type NavigationItem = Link & { icon: IconName }

export type SiteSettings = {
  productName: string
  logo: Picture
  logoOnDark: Picture | null
  tagline: string
  email: string
  emailHref: string
  /** As people read it, such as "(419) 555-0142". */
  phone: string
  phoneHref: string
  /** Target of the floating button: a tel: or sms: URL. */
  supportPhoneHref: string
  navigation: NavigationItem[]
  registerLink: Link
  signUpLink: Link
  footerGroups: { _key: string; title: string; links: Link[] }[]
  footerText: string
  footerNote: string
  /** For the copyright notice; the catch-up revalidates it at New Year. */
  year: number
  trialButtonLabel: string
  questionsLabel: string
  contactDialog: { title: string; text: string; emailNote: string; phoneNote: string }
  notFound: { title: string; text: string; blogLabel: string; homeLabel: string }
  labels: Labels
  seo: Seo
}

export type Labels = {
  skipToContent: string
  openMenu: string
  closeMenu: string
  close: string
  previous: string
  next: string
  /** Contains {number} and {count}: a slide's position in its carousel. */
  place: string
  /** Contains {page} and {pages}. */
  page: string
  /** Contains {date}. */
  lastChanged: string
  pause: string
  play: string
  captions: string
  pauseHeadline: string
  playHeadline: string
  dismissBanner: string
  dismissToast: string
  quickActions: string
  mainNavigation: string
  footerNavigation: string
}

export type PostCard = {
  id: string
  slug: string
  title: string
  /** ISO 8601. */
  publishedAt: string
  excerpt: string
  category: { title: string; slug: string } | null
  author: { name: string; image: Picture | null } | null
  previewImage: Picture | null
}

export type Milestone = {
  /** Milliseconds since 1970; the browser hides the milestone from then on, even on an old page. Null in a preview at a chosen date. */
  closesAt: number | null
  title: string
  /** Whole US dollars. */
  amountRaised: number
  goal: number
  goalText: string
  text: string
  dismissLabel: string
}

export type FeeCopy = {
  title: string
  /** US dollars in the worked example. */
  exampleAmount: number
  /** Contains {amount}, which is replaced by exampleAmount. */
  exampleText: string
  explainerTitle: string
  fees: { _key: string; figure: string; title: string; text: string }[]
  contactLink: Link
}

/** From the stats host: counts, US dollars, and the fee in percent. */
export type PlatformStatistics = {
  totalAmount: number
  donationCount: number
  avgAmount: number
  donorCount: number
  /** Null until the stats host first responds. */
  averageFeePercentage: number | null
}

export type DonationNotification = { donation: number; daysAgo: number }

export type SuccessPage = {
  title: string
  /** Contains {email}. */
  text: string
  returnLabel: string
  picture: Picture | null
  seo: Seo
}
