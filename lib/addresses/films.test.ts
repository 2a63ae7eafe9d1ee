import { describe, expect, it } from 'vitest'
import { FILM_PLAYERS, problemOfFilmAddress, readFilmAddress } from './films.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/'
const VIMEO = 'https://player.vimeo.com/video/'
const ID = 'dQw4w9WgXcQ'
const LIST = 'PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI'

const FILMS: [address: string, player: string][] = [
  [`https://www.youtube.com/watch?v=${ID}`, `${YOUTUBE}${ID}`],
  [`http://www.youtube.com/watch?v=${ID}`, `${YOUTUBE}${ID}`],
  [`youtu.be/${ID}`, `${YOUTUBE}${ID}`],
  [`  https://youtu.be/${ID}\n`, `${YOUTUBE}${ID}`],
  [`https://youtu.be/${ID}?si=AbCdEf123456&t=90s`, `${YOUTUBE}${ID}?start=90`],
  [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, `${YOUTUBE}${ID}?start=3723`],
  [`https://www.youtube.com/watch?v=${ID}#t=42s`, `${YOUTUBE}${ID}?start=42`],
  [`https://www.youtube.com/watch?time_continue=7&v=${ID}&feature=emb_logo`, `${YOUTUBE}${ID}?start=7`],
  [`https://www.youtube.com/watch?v=${ID}&t=soon`, `${YOUTUBE}${ID}`],
  [`https://www.youtube.com/watch?v=${ID}&list=${LIST}&index=2`, `${YOUTUBE}${ID}?list=${LIST}`],
  [`https://www.youtube.com/watch?v=${ID}&list=WL&index=2`, `${YOUTUBE}${ID}`],
  [`https://www.youtube.com/playlist?list=${LIST}`, `${YOUTUBE}videoseries?list=${LIST}`],
  [`https://www.youtube.com/embed/videoseries?list=${LIST}`, `${YOUTUBE}videoseries?list=${LIST}`],
  [`https://www.youtube.com/shorts/${ID}`, `${YOUTUBE}${ID}`],
  [`https://www.youtube.com/live/${ID}?si=AbCdEf123456&t=12`, `${YOUTUBE}${ID}?start=12`],
  [`https://www.youtube.com/embed/${ID}?start=30&autoplay=1`, `${YOUTUBE}${ID}?start=30`],
  [`https://www.youtube-nocookie.com/embed/${ID}`, `${YOUTUBE}${ID}`],
  [`https://www.youtube.com/v/${ID}?version=3`, `${YOUTUBE}${ID}`],
  [`https://m.youtube.com/watch?v=${ID}`, `${YOUTUBE}${ID}`],
  [`https://music.youtube.com/watch?v=${ID}&si=AbCdEf123456`, `${YOUTUBE}${ID}`],
  ['https://www.youtube.com/watch?v=-_aB3dE5-_0', `${YOUTUBE}-_aB3dE5-_0`],
  ['https://vimeo.com/76979871', `${VIMEO}76979871?dnt=1`],
  ['https://vimeo.com/76979871?share=copy#t=1m30s', `${VIMEO}76979871?dnt=1#t=90s`],
  ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}76979871?h=8272103f6e&dnt=1`],
  ['https://vimeo.com/channels/staffpicks/76979871', `${VIMEO}76979871?dnt=1`],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', `${VIMEO}76979871?dnt=1`],
  ['https://vimeo.com/showcase/1234567/video/76979871', `${VIMEO}76979871?dnt=1`],
  ['https://vimeo.com/album/1234567/video/76979871', `${VIMEO}76979871?dnt=1`],
  ['https://vimeo.com/manage/videos/76979871', `${VIMEO}76979871?dnt=1`],
  ['https://player.vimeo.com/video/76979871', `${VIMEO}76979871?dnt=1`],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0#t=5s',
    `${VIMEO}76979871?h=8272103f6e&title=0&dnt=1#t=5s`,
  ],
  [`${YOUTUBE}${ID}?rel=0&cc_load_policy=1`, `${YOUTUBE}${ID}?rel=0&cc_load_policy=1`],
]

describe('the address of a film', () => {
  it.each(FILMS)('%s opens %s, which the policy for frames allows, also a second time', (address, player) => {
    expect(readFilmAddress(address)).toBe(player)
    expect(readFilmAddress(player)).toBe(player)
    expect(problemOfFilmAddress(address)).toBeNull()
    expect(FILM_PLAYERS.some(allowed => player.startsWith(allowed))).toBe(true)
  })
})

describe('an address that is not that of a film', () => {
  it.each([
    ['an address of YouTube, but not of one film', ['https://www.youtube.com/@somebody']],
    ['an address of YouTube, but not of one film', ['https://www.youtube.com/watch?v=short']],
    ['an address of YouTube, but not of one film', ['https://www.youtube.com/playlist?list=WL']],
    ['an address of YouTube, but not of one film', ['https://www.youtube.com/watch', `https://youtu.be/${ID}0`]],
    ['an address of Vimeo, but not of one film', ['https://vimeo.com/channels/staffpicks']],
    ['an address of Vimeo, but not of one film', ['https://player.vimeo.com/video/../api/1']],
    ['leads to www.dailymotion.com', ['https://www.dailymotion.com/video/x8abc']],
    ['leads to youtube.com.evil.example', [`https://youtube.com.evil.example/watch?v=${ID}`]],
    ['Write the address of a film', ['https://player.vimeo.com@evil.example/video/1']],
    ['Write the address of a film', [`https://www.youtube.com:8443/watch?v=${ID}`, 'javascript:alert(1)']],
    ['Write the address of a film', ['/video/1', 'the film of the opening', `https://youtu.be/${ID} and more`, '']],
  ])('a sentence says “%s …”, and what was expected, for each of %j', (words, addresses) => {
    for (const address of addresses) {
      expect(readFilmAddress(address), address).toBeNull()
      const problem = problemOfFilmAddress(address)
      expect(problem, address).toContain(words)
      expect(problem, address).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ or https://vimeo.com/76979871')
    }
  })
})
