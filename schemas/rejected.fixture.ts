/** Id of a document of the seed, a change that makes it wrong, and the start of what the Studio says of it. */
export const REJECTED: [id: string, change: Record<string, unknown>, problem: string][] = [
  ['testimonial-as-salam', { quote: undefined }, 'quote: Required'],
  ['testimonial-as-salam', { name: '   ' }, 'name: Write something other than spaces'],
  [
    'feature-masjid-deposits',
    { picture: { _type: 'picture', alt: 'Somebody' }, moment: undefined },
    'moment: Choose a moment, or upload a picture',
  ],
  ['feature-masjid-deposits', { moment: { _type: 'moment', scene: 'iftar' } }, 'moment.scene: '],
  ['siteSettings', { email: 'salam' }, 'email: Write one e-mail address'],
  ['siteSettings', { phone: '555-0142' }, 'phone: Write one number with its area code'],
  ['siteSettings', { supportPhoneHref: 'https://example.org' }, 'supportPhoneHref: Write tel:'],
  [
    'siteSettings',
    { registerLink: { _type: 'link', label: 'Register', href: 'javascript:alert(1)' } },
    'registerLink.href: Write a page',
  ],
  ['post-thirty-nights', linked('https://example.org/a b'), 'href: An address has no spaces inside'],
  ['landingPage', { sections: [] }, 'sections: '],
  [
    'landingPage',
    { sections: [{ _key: 'features', _type: 'features', donors: [{ _key: 'new', _type: 'reference' }] }] },
    'sections.donors: Nothing is chosen here. Choose one, or remove this line.',
  ],
  ['post-thirty-nights', { slug: { _type: 'slug', current: 'Thirty Nights' } }, 'slug: Use lower-case'],
  ['redirect-albayan', { path: '/studio' }, 'path: Addresses that start with /studio belong'],
  ['redirect-albayan', { path: '/isri/' }, 'path: The redirect /ISRI already'],
  ['redirect-albayan', { path: '/Ramadan/' }, 'path: The page “Ramadan readiness” has this address'],
  ['page-ramadan', { slug: undefined }, 'slug: Required'],
  ['page-ramadan', { slug: slug('Ramadan') }, 'slug: Use lower-case letters'],
  ['page-ramadan', { slug: slug('studio/help') }, 'slug: Addresses that start with /studio belong'],
  ['page-ramadan', { slug: slug('isri') }, 'slug: /isri leads to the donation page of a masjid'],
  ['page-ramadan', { slug: slug('stories/masjid-as-salam') }, 'slug: The page “From one quiet box to every Friday”'],
  ['post-thirty-nights', { body: [{ _key: 'figure', _type: 'figure' }] }, 'Choose a picture'],
  ['page-ramadan', { season: 'harvest' }, 'season: '],
  ['page-ramadan', { season: 'ramadan', seasonBegins: 'dawn' }, 'seasonBegins: '],
  ['page-ramadan', { season: 'ramadan', seasonShift: 3 }, 'seasonShift: '],
  ['page-ramadan', { season: 'ramadan', seasonEndShift: -3 }, 'seasonEndShift: '],
  ['post-thirty-nights', { body: [] }, 'body: Write something: there are only empty paragraphs'],
  ['post-thirty-nights', { body: [paragraph('\u200b\u200f\u00ad\ufeff')] }, 'body: Write something'],
  ['post-thirty-nights', { body: [{ ...paragraph(''), style: 'h2' }, paragraph(' ')] }, 'body: Write something'],
  ['terms', { body: [paragraph('')] }, 'body: Write something'],
  ['post-thirty-nights', { slug: slug('three-funds') }, 'slug: The post “Three funds, one ledger'],
  ['page-ramadan', { sections: [] }, 'sections: '],
  ['page-ramadan', { sections: sections('quote', 'cover') }, 'sections: The section “cover” begins a page'],
  ['page-ramadan', { sections: sections('mission', 'mission') }, 'sections: The section “mission” is there twice'],
  ['redirect-albayan', { destination: 'al bayan' }, 'destination: Write the name'],
  ['redirect-albayan', { destination: 'https://example.org' }, 'destination: This leads away from this site, to e'],
  ['redirect-albayan', { destination: '/albayan' }, 'destination: Visitors would go round in a circle'],
  ['milestone', { showUntil: undefined }, 'showUntil: Required'],
  ['milestone', { showFrom: '2024-12-02' }, 'showUntil: Choose an end that is after the start'],
  ['milestone', { showUntil: '2023-02-29' }, 'showUntil: '],
  ['milestone', { showFromTime: '09:30' }, 'showFromTime: Choose the first day too'],
  ['milestone', { showUntilTime: '5 pm' }, 'showUntilTime: Choose the last day too, and write the time like 5:00 PM'],
  [
    'milestone',
    { showUntil: '2026-03-08', showUntilTime: '02:30' },
    'showUntilTime: Clocks skip 2:30 AM on Mar 8, 2026',
  ],
  ['post-thirty-nights', { publishedAt: '2026-11-30T12:00:00' }, 'publishedAt: Write a day and a time'],
  ['terms', { updatedAt: '2026-02-30' }, 'updatedAt: Write a day of the calendar'],
  ['milestone', { timeZone: 'Mars/Olympus' }, 'timeZone: '],
  ['landingPage', { banner: { show: true, showUntilTime: '09:30' } }, 'banner.showUntilTime: Choose the last day too'],
  ['feature-donor-give-in-seconds', { id: 'Give in seconds' }, 'id: Use lower-case'],
]

export function slug(current: string) {
  return { _type: 'slug', current }
}

/** A text with a link. */
export function linked(href: string) {
  const span = { _type: 'span', _key: 's', text: 'read this', marks: ['l'] }
  const markDefs = [{ _type: 'link', _key: 'l', href }]
  return { body: [{ _type: 'block', _key: 'b', style: 'normal', children: [span], markDefs }] }
}

function sections(...names: string[]) {
  return names.map((_type, place) => ({ _type, _key: `section-${place}`, title: 'A title', text: 'A text' }))
}

export function paragraph(text: string) {
  const children = [{ _type: 'span', _key: 'a', text, marks: [] }]
  return { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children }
}
