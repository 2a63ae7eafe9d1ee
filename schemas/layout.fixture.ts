/** Texts and lists that once were errors because of the room that they take. */
export const LAYOUT: [id: string, change: Record<string, unknown>][] = [
  ['post-thirty-nights', { title: 'Understanding Zakat' }],
  ['post-thirty-nights', { title: 'Intercongregational fundraising', excerpt: 'Word '.repeat(200) }],
  ['author-maryam-raza', { name: 'Balasubramanian' }],
  ['author-maryam-raza', { bio: 'She counts. '.repeat(100) }],
  ['category-ramadan', { title: 'Selbstverständlichkeiten' }],
  ['testimonial-as-salam', { name: 'Abdurrahman-Intercongregationalist', quote: 'So it is. '.repeat(100) }],
  ['siteSettings', { registerLink: { _type: 'link', label: 'Register a masjid', href: '/register' } }],
  ['siteSettings', { productName: 'Internationalization of Minara' }],
  ['terms', { title: 'Nutzungsbedingungen' }],
  ['problem-cash', { title: 'Misunderstandings', text: 'Verantwortungsbewusstsein' }],
  ['feature-donor-give-in-seconds', { name: 'Tax-deductible acknowledgements, every single year and for everybody' }],
  ['landingPage', { sections: [section('mission', { title: 'Verantwortung', text: 'Unternehmensverantwortung' })] }],
  [
    'page-ramadan',
    { title: 'Responsibilities', sections: [section('quote', { quote: 'Telecommunications', name: 'A' })] },
  ],
  ['page-ramadan', { sections: [section('figures', { items: [1, 2, 3, 4].map(figureOf) })] }],
  ['page-ramadan', { sections: [section('steps', { items: [{ _key: 'a', _type: 'stage', title: 'Only one' }] })] }],
]

function section(_type: string, fields: object) {
  return { _key: _type, _type, title: 'A title', ...fields }
}

function figureOf(number: number) {
  return { _key: `figure-${number}`, _type: 'keyFigure', figure: `$${number},000,000.00`, title: 'Raised' }
}
