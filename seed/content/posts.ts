import { readRichText } from '../markdown.ts'
import { type Focus, picture, reference, type SeedDocument, slug } from '../shapes.ts'

type Post = {
  /** Names the post's URL and id, and the file of its text, seed/posts/<slug>.md. */
  slug: string
  title: string
  /** Day of publication, ISO 8601. */
  date: string
  category: 'ramadan' | 'fundraising' | 'finance'
  author: 'maryam-raza' | 'idris-khan' | 'sana-noor'
  excerpt: string
  image: string
  alt: string
  /** What a square crop of the card's picture keeps; the middle without it. */
  focus?: Focus
}

/** Newest first, as the blog lists them. */
export const posts: SeedDocument[] = [
  post({
    slug: 'thirty-nights',
    title: 'Thirty nights, thirty small gifts: planning a daily Ramadan schedule',
    date: '2026-11-17',
    category: 'ramadan',
    author: 'maryam-raza',
    excerpt: 'A gift that is decided once and arrives every night. How to offer it, explain it and close it well.',
    image: 'blog-1-thirty-nights.webp',
    alt: 'Three suns of ten points in a wall of tiles, a point for each night of the month; the last ten shine gold',
    focus: { x: 0.79, y: 0.5 },
  }),
  post({
    slug: 'treasurers-view',
    title: 'A report the board will read',
    date: '2026-11-10',
    category: 'finance',
    author: 'sana-noor',
    excerpt: 'One page, five numbers, one question. A monthly report that a tired board can act on.',
    image: 'blog-11-treasurers-view.webp',
    alt: 'A laptop shows “Report to the board, October” with a rosette at 70% and a bar for each of four funds',
  }),
  post({
    slug: 'weekly-pledges',
    title: 'Fifty-two Fridays: the case for a weekly Jummah pledge',
    date: '2026-11-06',
    category: 'fundraising',
    author: 'idris-khan',
    excerpt: 'The heating bill does not wait for Ramadan. Small, steady gifts make an ordinary month possible.',
    image: 'blog-8-weekly-pledges.webp',
    alt: 'Four rows of petals, one for each week, a little more than half of them filled; a card reads: Every Friday, $20, until I pause it',
  }),
  post({
    slug: 'canadian-receipts',
    title: 'Official donation receipts in Canada: what a masjid should know',
    date: '2026-10-20',
    category: 'finance',
    author: 'maryam-raza',
    excerpt: 'Who may issue one, what it has to say, and the questions to bring to your accountant.',
    image: 'blog-12-canadian-receipts.webp',
    alt: 'An official donation receipt for $150.00 beside a maple leaf made of red and gold mosaic tiles',
    focus: { x: 0.76, y: 0.5 },
  }),
  post({
    slug: 'a-good-receipt',
    title: 'A good receipt, line by line',
    date: '2026-10-06',
    category: 'finance',
    author: 'sana-noor',
    excerpt: 'Name, amount, date and one easily forgotten sentence. What donors in the US look for, and why.',
    image: 'blog-4-a-good-receipt.webp',
    alt: 'A donation receipt for $150.00 with three ticked notes: legal name and EIN, amount and date, goods or services line',
    focus: { x: 0, y: 0 },
  }),
  post({
    slug: 'school-tuition',
    title: 'Ten payments, one school year: tuition without the envelopes',
    date: '2026-08-18',
    category: 'fundraising',
    author: 'idris-khan',
    excerpt: 'How a weekend school can offer plans that families can keep, and stop chasing checks in the hallway.',
    image: 'blog-10-school-tuition.webp',
    alt: 'Ten columns from September to June, seven of them filled with mosaic, under a card for a tuition plan of 10 monthly payments',
    focus: { x: 0.66, y: 0.5 },
  }),
  post({
    slug: 'three-funds',
    title: 'Three funds, one ledger: naming causes so that gifts land well',
    date: '2026-05-19',
    category: 'finance',
    author: 'sana-noor',
    excerpt: 'A donor chooses a cause in seconds. What you call it decides how much work follows.',
    image: 'blog-3-three-funds.webp',
    alt: 'Three arched windows, filled with mosaic to different heights, named Zakat, Sadaqah and Operations',
    focus: { x: 0.5, y: 0.4 },
  }),
  post({
    slug: 'ramadan-readiness',
    title: 'Thirty nights, one plan: a Ramadan readiness checklist',
    date: '2026-01-12',
    category: 'ramadan',
    author: 'maryam-raza',
    excerpt: 'What to decide, set up and announce before the first night.',
    image: 'blog-5-ramadan-readiness.webp',
    alt: 'A checklist titled “Before Ramadan” under a row of hanging lamps, three of its five lines ticked',
  }),
  post({
    slug: 'kiosk-at-the-door',
    title: 'The box by the door went quiet. A kiosk stands there now',
    date: '2025-12-28',
    category: 'fundraising',
    author: 'idris-khan',
    excerpt: 'How a masjid can offer a tap at the entrance, next to giving by phone.',
    image: 'blog-7-kiosk-at-the-door.webp',
    alt: 'A tap-to-give stand with four amounts beside a gold mosaic arch that opens on a lit prayer hall',
  }),
  post({
    slug: 'zakat-and-sadaqah',
    title: 'Zakat and Sadaqah: how to keep two funds apart',
    date: '2025-12-09',
    category: 'finance',
    author: 'sana-noor',
    excerpt: 'Causes the masjid defines, so that every gift goes where it was meant to.',
    image: 'blog-6-zakat-and-sadaqah.webp',
    alt: 'Two rosettes with a dotted line between them: a gold one named Zakat and a green one named Sadaqah',
  }),
  post({
    slug: 'year-end-statements',
    title: 'One statement for the year: what donors receive',
    date: '2025-11-21',
    category: 'finance',
    author: 'maryam-raza',
    excerpt: 'A receipt after each donation, and a yearly summary of them all.',
    image: 'blog-9-year-end-statements.webp',
    alt: 'A giving statement for 2025 with a bar for each month rises from an envelope sealed with a gold rosette',
  }),
  post({
    slug: 'the-quiet-box',
    title: 'The quiet box: what changed, and what did not',
    date: '2025-04-22',
    category: 'fundraising',
    author: 'idris-khan',
    excerpt: 'People are as generous as they were. They have stopped carrying the thing that fits the slot.',
    image: 'blog-2-the-quiet-box.webp',
    alt: 'A donation box with five coins in it stands between two phones that show gifts of $50 and $100',
  }),
]

function post({ slug: name, title, date, category, author, excerpt, image, alt, focus }: Post): SeedDocument {
  return {
    _id: `post-${name}`,
    _type: 'post',
    sample: true,
    title,
    slug: slug(name),
    publishedAt: `${date}T14:00:00.000Z`,
    excerpt,
    category: reference(`category-${category}`),
    author: reference(`author-${author}`),
    previewImage: picture(image, alt, focus),
    mainImage: picture(image, alt),
    body: readRichText(`./posts/${name}.md`),
  }
}
