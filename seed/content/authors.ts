import { document, picture, type SeedDocument, slug } from '../shapes.ts'

export const authors: SeedDocument[] = [
  document('author', 'maryam-raza', {
    sample: true,
    name: 'Maryam Raza',
    slug: slug('maryam-raza'),
    role: 'Masjid onboarding',
    image: picture('author-1.webp', 'The initials MR in a rosette of ten green petals'),
    bio: 'Maryam helps masjids set up their causes and their first Ramadan schedule. She has counted more than one collection box by hand.',
  }),
  document('author', 'idris-khan', {
    sample: true,
    name: 'Idris Khan',
    slug: slug('idris-khan'),
    role: 'Fundraising',
    image: picture('author-2.webp', 'The initials IK in a rosette of ten saffron petals'),
    bio: 'Idris writes about asking for gifts plainly and thanking people properly. He volunteers at the door on Fridays.',
  }),
  document('author', 'sana-noor', {
    sample: true,
    name: 'Sana Noor',
    slug: slug('sana-noor'),
    role: 'Finance and reporting',
    image: picture('author-3.webp', 'The initials SN in a rosette of saffron and clay petals'),
    bio: 'Sana was a volunteer treasurer before she wrote about it. She likes short reports and funds that are named for what they do.',
  }),
]
