import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareConfig } from '../config.fixture.ts'
import { draw } from './draw.fixture.ts'
import { assetFolder, fileOfId, findAssetFile, idOfFile, saveAsset } from './files.ts'

const config = prepareConfig()

const SHA1_OF_TEST = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'

describe('saving assets', () => {
  it('stores an image under its hash and describes it as Sanity does', async () => {
    const bytes = await draw(30, 20, 'red').jpeg().toBuffer()
    const document = await saveAsset(config(), 'images', bytes, { filename: 'red.png', words: { title: 'Red' } })
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-30x20-jpg$/),
      _type: 'sanity.imageAsset',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'red.png',
      size: bytes.length,
      title: 'Red',
      url: `http://localhost:3333/${document.path}`,
    })
    const [stored = '', ...others] = await readdir(assetFolder(config(), 'images'))
    expect(others).toEqual([])
    expect(await readFile(path.join(assetFolder(config(), 'images'), stored))).toEqual(bytes)
  })

  it('returns the same document for the same bytes', async () => {
    const bytes = Buffer.from('test')
    const [first, second] = await Promise.all([
      saveAsset(config(), 'files', bytes, {}),
      saveAsset(config(), 'files', bytes, {}),
    ])
    expect(second).toEqual(first)
    expect(await readdir(assetFolder(config(), 'files'))).toEqual([`${SHA1_OF_TEST}.bin`])
  })

  it.each([
    [{ filename: 'film.MP4' }, 'mp4', 'video/mp4'],
    [{ contentType: 'text/vtt; charset=utf-8' }, 'vtt', 'text/vtt'],
    [{ filename: 'data.xyz', contentType: 'application/x-thing' }, 'xyz', 'application/x-thing'],
    [{ filename: '../../etc/passwd' }, 'bin', 'application/octet-stream'],
    [{ filename: 'a.constructor' }, 'constructor', 'application/octet-stream'],
  ])('determines the type of %o', async (upload, extension, mimeType) => {
    const document = await saveAsset(config(), 'files', Buffer.from('test'), upload)
    expect(document).toMatchObject({ _id: `file-${SHA1_OF_TEST}-${extension}`, extension, mimeType })
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\films\\a.mp4', 'a.mp4'],
    ['line\r\nbreak\0.txt', 'linebreak.txt'],
    ['x'.repeat(5000), 'x'.repeat(200)],
  ])('keeps only the safe part of the name %j', async (filename, originalFilename) => {
    const document = await saveAsset(config(), 'files', Buffer.from('test'), { filename })
    expect(document.originalFilename).toBe(originalFilename)
  })

  it('treats an SVG named PNG as an SVG', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    const document = await saveAsset(config(), 'images', bytes, { filename: 'a.png', contentType: 'image/png' })
    expect(document).toMatchObject({ extension: 'svg', mimeType: 'image/svg+xml' })
  })

  it('refuses an empty file', async () => {
    await expect(saveAsset(config(), 'files', Buffer.alloc(0), {})).rejects.toMatchObject({ status: 400 })
  })
})

describe('finding assets', () => {
  it('finds neither names that leave the folder, nor symbolic links, nor folders', async () => {
    const folder = assetFolder(config(), 'files')
    await mkdir(path.join(folder, `${SHA1_OF_TEST}.dir`), { recursive: true })
    await writeFile(path.join(config().folder, 'secret.txt'), 'secret')
    await symlink(path.join(config().folder, 'secret.txt'), path.join(folder, `${SHA1_OF_TEST}.txt`))
    for (const file of ['../../secret.txt', `${SHA1_OF_TEST}.txt`, `${SHA1_OF_TEST}.dir`, `${SHA1_OF_TEST}.mp4`]) {
      expect(await findAssetFile(config(), { kind: 'files', file })).toBeNull()
    }
  })
})

describe('names of assets', () => {
  it.each([
    [`image-${SHA1_OF_TEST}-1600x900-jpg`, { kind: 'images', file: `${SHA1_OF_TEST}-1600x900.jpg` }],
    [`file-${SHA1_OF_TEST}-mp4`, { kind: 'files', file: `${SHA1_OF_TEST}.mp4` }],
  ] as const)('converts %s to its file name and back', (id, name) => {
    expect(fileOfId(id)).toEqual(name)
    expect(idOfFile(name)).toBe(id)
  })

  it.each([
    '..',
    '../secret',
    `${SHA1_OF_TEST}.mp4/..`,
    `..%2f${SHA1_OF_TEST}.mp4`,
    `${SHA1_OF_TEST}.mp4\0.png`,
    `${SHA1_OF_TEST}.`,
    '',
    `${SHA1_OF_TEST}.MP4`,
  ])('refuses %j as a file name', file => {
    expect(idOfFile({ kind: 'files', file })).toBeNull()
    expect(idOfFile({ kind: 'images', file })).toBeNull()
  })

  it('refuses ids of other documents', () => {
    expect(fileOfId('post-thirty-nights')).toBeNull()
    expect(fileOfId('file-../../x-mp4')).toBeNull()
  })
})
