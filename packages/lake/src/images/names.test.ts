import { describe, expect, it } from 'vitest'
import { assetPath, assetUrl, fileOfId, idOfFile } from './files.ts'

const SHA1 = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'
const config = {
  projectId: 'local0001',
  dataset: 'production',
  publicUrl: 'http://localhost:3333',
  folder: '/data',
}

describe('names of assets', () => {
  it.each([
    [`image-${SHA1}-1600x900-jpg`, { kind: 'images', file: `${SHA1}-1600x900.jpg` }],
    [`file-${SHA1}-mp4`, { kind: 'files', file: `${SHA1}.mp4` }],
  ] as const)('converts %s to its file name and back', (id, name) => {
    expect(fileOfId(id)).toEqual(name)
    expect(idOfFile(name)).toBe(id)
  })

  it.each([
    '..',
    '../secret',
    `${SHA1}.mp4/..`,
    `..%2f${SHA1}.mp4`,
    `${SHA1}.mp4\0.png`,
    `${SHA1}.`,
    '',
    `${SHA1}.MP4`,
  ])('refuses %j as a file name', file => {
    expect(idOfFile({ kind: 'files', file })).toBeNull()
    expect(idOfFile({ kind: 'images', file })).toBeNull()
  })

  it('refuses ids of other documents', () => {
    expect(fileOfId('post-thirty-nights')).toBeNull()
    expect(fileOfId('file-../../x-mp4')).toBeNull()
  })

  it('builds the URL from the configuration', () => {
    const path = assetPath(config, { kind: 'files', file: `${SHA1}.mp4` })
    expect(assetUrl(config, path)).toBe(`http://localhost:3333/files/local0001/production/${SHA1}.mp4`)
  })
})
