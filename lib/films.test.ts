import { expect, test } from 'vitest'
import { isFilmPlayer } from './films.ts'

test('accepts the players of the services that the site embeds', () => {
  expect(isFilmPlayer('https://www.youtube-nocookie.com/embed/abc')).toBe(true)
  expect(isFilmPlayer('https://player.vimeo.com/video/123?h=abc')).toBe(true)
})

for (const url of [
  'https://www.youtube.com/watch?v=abc',
  'https://player.vimeo.com.evil.example/video/1',
  'https://player.vimeo.com@evil.example/video/1',
  'https://player.vimeo.com/video/../api/1',
  'http://player.vimeo.com/video/1',
  'javascript:alert(1)',
  '/video/1',
]) {
  test(`${url} is not`, () => expect(isFilmPlayer(url)).toBe(false))
}
