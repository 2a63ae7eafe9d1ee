import { ServerError } from '@sanity/client'
import sharp from 'sharp'
import type { Target } from '../target.ts'
import type { Case, CaseGroup } from './case.ts'
import { refusalOf, refused } from './tools.ts'

/** A picture of 40x30 pixels, from one color to white. */
const draw = (color: string) => {
  const stops = `<stop stop-color="${color}"/><stop offset="1" stop-color="#fff"/>`
  const fill = `<linearGradient id="a">${stops}</linearGradient><path fill="url(#a)" d="M0 0h40v30H0z"/>`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${fill}</svg>`))
    .png()
    .toBuffer()
}

const upload = async ({ editor }: Target) =>
  editor.assets.upload('image', await draw('#106f47'), { filename: 'tile.png' })

/** The picture that an address with these parameters answers. */
async function picture(target: Target, parameters: string, accept = '') {
  const { url } = await upload(target)
  const response = await fetch(`${url}?${parameters}`, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format, space } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: '', space: '' }))
  return { status: response.status, headers: response.headers, size: `${width}x${height}`, format, space, bytes }
}

/** Refusals of pictures are thrown as the client throws others. */
async function download(url: string): Promise<void> {
  const answer = await fetch(url)
  const { ok, status: statusCode } = answer
  if (!ok) throw new ServerError({ method: 'GET', url, statusCode, headers: {}, body: await answer.json() })
}

function parameter(name: string, claim: string, holds: (target: Target) => Promise<boolean>): Case {
  return { name, probe: async target => ({ [claim]: await holds(target) }) }
}

const size = (name: string, parameters: string, wanted: string) =>
  parameter(
    `image: ${name}`,
    `${parameters} of 40x30 is ${wanted}`,
    async target => (await picture(target, parameters)).size === wanted,
  )

const changes = (name: string, parameters: string) =>
  parameter(`image: ${name}`, `${parameters} changes the picture`, async target => {
    const [plain, changed] = [await picture(target, 'fm=png&w=39'), await picture(target, `fm=png&w=39&${parameters}`)]
    return changed.status === 200 && !plain.bytes.equals(changed.bytes)
  })

export const assets: CaseGroup = {
  title: 'Assets',
  source: 'HTTP reference: Assets; image transformations; doc comments of the client',
  cases: [
    {
      name: 'POST assets/images',
      methods: ['assets.upload'],
      async probe(target) {
        const asset = await upload(target)
        const served = await fetch(asset.url)
        return {
          'is named by hash, size and format': asset._id === `image-${asset.sha1hash}-40x30-png`,
          'has dimensions, lqip, palette and blurHash':
            asset.metadata.dimensions?.width === 40 &&
            Boolean(asset.metadata.lqip && asset.metadata.palette && asset.metadata.blurHash),
          'the same bytes are the same document': (await upload(target))._id === asset._id,
          'in another size and format on request':
            (await picture(target, 'w=20&fm=webp')).size === '20x15' &&
            (await picture(target, 'w=20&fm=webp')).format === 'webp',
          'is served as it is': served.headers.get('content-type') === 'image/png',
        }
      },
    },
    {
      name: 'POST assets/images: SVG',
      async probe({ editor }) {
        const shapes = '<path d="M0 0h10v10z"/>'.repeat(200)
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${shapes}</svg>`
        const asset = await editor.assets.upload('image', Buffer.from(svg), { filename: 'mosaic.svg' })
        const served = await fetch(asset.url, { headers: { 'accept-encoding': 'gzip' } })
        return {
          'is served compressed': served.headers.get('content-encoding') === 'gzip',
          'and unchanged': (await served.text()) === svg,
        }
      },
    },
    {
      name: 'POST assets/images: meta=thumbhash',
      async probe({ editor }) {
        const asset = await editor.assets.upload('image', await draw('#2f5d50'), { extract: ['thumbhash'] })
        return {
          'has a thumbHash, and nothing else that was not asked for':
            Object.keys(asset.metadata).includes('thumbHash') && !asset.metadata.blurHash,
        }
      },
    },
    {
      name: 'POST assets/files: filename, label, title, description, creditLine, source',
      async probe({ editor }) {
        const text = `A statement, ${Date.now()}`
        const words = { label: 'l', title: 't', description: 'd', creditLine: 'c' }
        const asset = await editor.assets.upload('file', Buffer.from(text), {
          ...{ filename: 'statement.txt', contentType: 'text/plain', source: { id: 'i', name: 'n' } },
          ...words,
        })
        const served = await fetch(asset.url)
        return {
          'is named by hash and extension': asset._id === `file-${asset.sha1hash}-txt`,
          'keeps the words about it': Object.entries(words).every(([name, value]) => asset[name] === value),
          'keeps its source': asset.source?.id === 'i',
          'is served byte for byte': (await served.text()) === text,
          'downloads under a name with dl':
            (await fetch(`${asset.url}?dl=a.txt`)).headers.get('content-disposition')?.includes('a.txt') === true,
        }
      },
    },
    {
      name: 'uploads without the right to',
      async probe({ viewer, anonymous }) {
        const upload = (client: typeof viewer) => refusalOf(client.assets.upload('file', Buffer.from('x')))
        const refused = [401, 403]
        return {
          'are refused to a viewer with 403': (await upload(viewer)).status === 403,
          'are refused to visitors': refused.includes((await upload(anonymous)).status),
        }
      },
    },
    size('w', 'w=20', '20x15'),
    size('h', 'h=15', '20x15'),
    size('w, h, fit=crop', 'w=10&h=10&fit=crop', '10x10'),
    size('fit=max', 'w=100&fit=max', '40x30'),
    size('fit=fill, bg', 'w=20&h=20&fit=fill&bg=f00', '20x20'),
    size('fit=scale', 'w=10&h=20&fit=scale', '10x20'),
    size('rect', 'rect=0,0,10,20', '10x20'),
    size('crop, fp-x, fp-y', 'w=10&h=10&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.1', '10x10'),
    size('max-w, max-h', 'w=40&max-w=10&max-h=10', '10x8'),
    size('min-w, min-h', 'fit=crop&h=10&min-w=30', '30x10'),
    size('dpr', 'w=10&dpr=2', '20x15'),
    size('or', 'or=90', '30x40'),
    size('pad', 'w=20&h=15&pad=5', '30x25'),
    changes('invert', 'invert=true'),
    changes('sat', 'sat=-100'),
    parameter('image: q', 'a lower quality takes fewer bytes', async target => {
      const [low, high] = [await picture(target, 'fm=jpg&q=10'), await picture(target, 'fm=jpg&q=90')]
      return low.bytes.length < high.bytes.length
    }),
    parameter('image: flip', 'flip=hv is accepted', async target => (await picture(target, 'flip=hv')).status === 200),
    parameter(
      'image: blur, sharp',
      'are accepted',
      async target => (await picture(target, 'blur=50&sharp=10')).status === 200,
    ),
    parameter('image: frame', 'frame=1 is accepted', async target => (await picture(target, 'frame=1')).status === 200),
    parameter('image: fm', 'fm is jpg, png, webp or avif', async target => {
      const formats = await Promise.all(['jpg', 'png', 'webp', 'avif'].map(fm => picture(target, `fm=${fm}`)))
      return formats.map(({ format }) => format).join() === 'jpeg,png,webp,heif'
    }),
    parameter('image: auto=format', 'chooses what the browser accepts', async target => {
      return (await picture(target, 'auto=format&w=20', 'image/webp')).format === 'webp'
    }),
    parameter('image: cs', 'cs is srgb, cmyk, b-w or origin', async target => {
      const spaces = await Promise.all(['srgb', 'cmyk', 'b-w', 'origin'].map(cs => picture(target, `fm=jpg&cs=${cs}`)))
      return spaces.map(({ space }) => space).join() === 'srgb,cmyk,b-w,srgb'
    }),
    refused(
      'image: fm=json',
      { 'fm=json answers with figures as JSON': async target => download(`${(await upload(target)).url}?fm=json`) },
      (target: Target) => target,
    ),
    parameter('image: dlRaw', 'downloads the original', async target => {
      return (await picture(target, 'w=5&dlRaw=a.png')).headers.get('content-disposition') !== null
    }),
    parameter('image: vanity name', 'a readable name follows the address', async target => {
      const { url } = await upload(target)
      return (await fetch(`${url}/a-readable-name.png`)).status === 200
    }),
  ],
}
