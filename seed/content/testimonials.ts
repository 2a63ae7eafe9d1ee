import { document, picture, type SeedDocument } from '../shapes.ts'

export const testimonials: SeedDocument[] = [
  document('testimonial', 'as-salam', {
    sample: true,
    organization: 'Masjid As-Salam',
    location: 'Toledo, Ohio',
    quote:
      'We used to count the box on Saturday with three people and a calculator. Now the treasurer reads one report, and the donors have their receipts already.',
    tagline: 'One report instead of one box',
    name: 'Abdullah Hassan',
    role: 'Board president',
    image: picture('avatar-1-ah.webp', 'The initials AH in gold on a dark green mosaic'),
  }),
  document('testimonial', 'hamilton', {
    sample: true,
    organization: 'Islamic Centre of Hamilton',
    location: 'Ontario',
    quote:
      'My father is 71. He set up his last ten nights on his own phone, in the car, before we reached the masjid. He called his brother that evening to show him how.',
    tagline: 'Easy for everyone',
    name: 'Fatima Siddiqui',
    role: 'Volunteer',
    image: picture('avatar-2-fs.webp', 'The initials FS in dark green on a saffron mosaic'),
  }),
  document('testimonial', 'ar-rayyan', {
    sample: true,
    organization: 'Masjid Ar-Rayyan',
    location: 'Duluth, Minnesota',
    quote:
      'On Fridays I used to stand at the door with a clipboard for pledges. People meant well, and the clipboard got lost. Now the pledge repeats, and I can sit down before the khutbah.',
    tagline: 'The pledge keeps itself',
    name: 'Yahya Kaya',
    role: 'Treasurer',
    image: picture('avatar-3-yk.webp', 'The initials YK in white on a pale green mosaic'),
  }),
  document('testimonial', 'al-firdaws', {
    sample: true,
    organization: 'Masjid Al-Firdaws',
    location: 'Lethbridge, Alberta',
    quote:
      'A sister asked me which fund her gift had gone to. I opened the report and showed her: Zakat, that Tuesday, receipt sent. She nodded, and gave again.',
    tagline: 'An answer for every donor',
    name: 'Mahmoud Rashid',
    role: 'Board member',
    image: picture('avatar-4-mr.webp', 'The initials MR in dark green on a sand-colored mosaic'),
  }),
]
