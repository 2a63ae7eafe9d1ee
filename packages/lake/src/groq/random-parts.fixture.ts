/** Attributes of the documents of random-documents.fixture.ts. */
export const ATTRIBUTES = [
  ...['_id', '_type', 'title', 'rank', 'slug.current', 'since', 'tags', 'author', 'author._ref', 'meta.size', 'body'],
  ...[
    'author->name',
    'author->rank',
    'refs[0]->title',
    'refs[]._ref',
    'meta',
    'refs',
    'nothing',
    'author->author->name',
  ],
] as const

export const CONSTANTS = [
  ...['"post-3"', '"author-1"', '"news"', '"post"', '"give"', '"slug-2"', '4', '0', '2.5', 'true', 'null', '$id'],
  ...[
    '$ids',
    '$min',
    '["a", "post", 4]',
    '"N1"',
    '"2026-03-01T09:00:00Z"',
    '[]',
    'false',
    '$nothing',
    '$nulls',
    '[null]',
  ],
] as const

export const LISTS = [
  ...['["post-3", "author-1", 4, null]', '$ids', 'tags', 'refs[]._ref', 'path("drafts.**")', '[1..4]', '1..4'],
  ...[
    '*[_type == "author"]._id',
    '["a", "b", "c", "d", "e", "f", "g", "slug-2", "news"]',
    '[null]',
    '$nulls',
    '$nothing',
  ],
  ...[
    '["slug-2", null]',
    '[$nothing, "author-1", "post"]',
    '[...$nulls, "slug-2"]',
    '[nothing, "news"]',
    '[]',
    '[[null]]',
  ],
  ...['*[defined(slug)].slug.current', '*.author._ref', '["author-1"] + $nulls', 'refs[].nothing', '[tags[0], null]'],
] as const

/** What indexes know, and what looks like it. */
export const INDEXED = [
  '_id',
  '_type',
  'slug.current',
  'author._ref',
  '(slug).current',
  'refs[0]._ref',
  'slug',
] as const

export const PATTERNS = [
  ...[
    '"g*"',
    '"give seconds"',
    '"node.js"',
    '"*s"',
    '"e.g."',
    '["give", "in"]',
    '"under*"',
    '"Ünder"',
    '"N*"',
    '"a*d"',
  ],
  ...['"-"', '"harbour, night!"', '4', '["give", 4]', '"post-1*"', '"cafe*"', '"*"', '"_x"', '"it\'s"', '""'],
] as const

export const SEARCHES = [
  'give',
  'sec*',
  '"in seconds"',
  '-give',
  'mas* night',
  'nodejs',
  'author',
  'café under',
  '*',
  '"a b"',
] as const

export const OPERATORS = ['==', '==', '==', '!=', '<', '<=', '>', '>='] as const
