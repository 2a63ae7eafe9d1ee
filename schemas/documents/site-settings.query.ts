import { defineQuery } from 'groq'
import { linkFields } from '../objects/link.query.ts'
import { pictureFields } from '../objects/picture.query.ts'
import { seoFields } from '../objects/seo.query.ts'

export const SITE_SETTINGS_QUERY = defineQuery(`*[_id == "siteSettings" && _type == "siteSettings"][0]{
  productName,
  logo{${pictureFields}},
  logoOnDark{${pictureFields}},
  tagline,
  email,
  phone,
  phoneHref,
  supportPhoneHref,
  navigation[]{label, href, icon},
  registerLink{${linkFields}},
  signUpLink{${linkFields}},
  footerGroups[]{_key, title, links[]{${linkFields}}},
  footerText,
  footerNote,
  trialButtonLabel,
  questionsLabel,
  contactDialog{title, text, emailNote, phoneNote},
  notFound{title, text, blogLabel, homeLabel},
  labels{
    skipToContent,
    openMenu,
    closeMenu,
    close,
    previous,
    next,
    place,
    page,
    lastChanged,
    pause,
    play,
    captions,
    pauseHeadline,
    playHeadline,
    dismissBanner,
    dismissToast,
    quickActions,
    mainNavigation,
    footerNavigation
  },
  seo{${seoFields}}
}`)
