/** Builders for content in the format of Sanity's importer. */

export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

export function document(type: string, name: string, fields: object): SeedDocument {
  return { _id: `${type}-${name}`, _type: type, ...fields }
}

/** A document that always exists. */
export function singleton(type: string, fields: object): SeedDocument {
  return { _id: type, _type: type, ...fields }
}

/** The middle of what a crop has to keep, as fractions of the picture's width and height. */
export type Focus = { x: number; y: number }

export function picture(file: string, alt: string, focus?: Focus) {
  const hotspot = focus && { ...focus, width: FOCUS_SIZE, height: FOCUS_SIZE }
  return { _type: 'picture', alt, _sanityAsset: `image@file://./images/${file}`, ...(hotspot && { hotspot }) }
}

const FOCUS_SIZE = 0.3

export function figure(file: string, alt: string, caption?: string) {
  return { ...picture(file, alt), _type: 'figure', ...(caption && { caption }) }
}

/** A film of seed/files with captions and posters of the same name: `product-film` (.mp4, .vtt, -poster.webp, -poster-tall.webp). */
export function film(name: string, title: string, length: string, posterAlt: string, tallPosterAlt: string) {
  return {
    _type: 'video',
    title,
    source: 'file',
    file: { _type: 'file', _sanityAsset: `file@file://./files/${name}.mp4` },
    captions: { _type: 'file', _sanityAsset: `file@file://./files/${name}.vtt` },
    poster: picture(`${name}-poster.webp`, posterAlt),
    posterTall: picture(`${name}-poster-tall.webp`, tallPosterAlt),
    length,
  }
}

export function link(label: string, href: string) {
  return { _type: 'link', label, href }
}

export function point(text: string) {
  return { _type: 'point', text }
}

export function slug(current: string) {
  return { _type: 'slug', current }
}

export function reference(id: string) {
  return { _type: 'reference', _ref: id }
}

export function seo(title: string, description: string) {
  return { _type: 'seo', title, description, noIndex: false }
}
