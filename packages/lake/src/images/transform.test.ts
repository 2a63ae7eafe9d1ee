import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/errors.ts'
import { parseTransform } from './transform.ts'

const parse = (query: string) => parseTransform(new URLSearchParams(query))

describe('parseTransform', () => {
  it('returns null, which means the original, when no known parameter is set', () => {
    expect(parse('')).toBeNull()
    expect(parse('dl=picture.jpg&utm_source=x')).toBeNull()
  })

  it('multiplies lengths by the pixel ratio', () => {
    expect(parse('w=400&h=300&dpr=1.5')).toMatchObject({ width: 600, height: 450 })
  })

  it('reads the parameters that the image URL builder writes', () => {
    const query =
      'rect=10,20,300,200&fp-x=0.25&fp-y=0.75&flip=hv&w=100&or=90&blur=50&sharp=10&q=80&fit=crop&crop=focalpoint'
    expect(parse(`${query}&sat=-100&auto=format&bg=f00&max-w=50`)).toMatchObject({
      rect: { left: 10, top: 20, width: 300, height: 200 },
      focalPoint: { x: 0.25, y: 0.75, zoom: 1 },
      flip: 'hv',
      turn: 90,
      blur: 50,
      sharpen: 10,
      quality: 80,
      fit: 'crop',
      crop: 'focalpoint',
      saturation: -100,
      autoFormat: true,
      background: '#ff0000ff',
      maxWidth: 50,
    })
  })

  it('delivers sRGB unless another color space is named', () => {
    expect(parse('w=10')?.colorSpace).toBe('srgb')
    for (const space of ['srgb', 'cmyk', 'b-w', 'origin']) expect(parse(`cs=${space}`)?.colorSpace).toBe(space)
  })

  it('reads opacity first in a colour of eight digits, as the hosted service does', () => {
    expect(parse('bg=80ff0000')?.background).toBe('#ff000080')
  })

  it.each([
    ...['w=abc', 'w=', 'w=0', 'w=-5', 'w=8193', 'w=1e9', 'w=Infinity', 'w=NaN', 'w=5000&dpr=2'],
    ...['h=99999999999999999999', 'dpr=4', 'dpr=0', 'q=101', 'q=-1', 'fit=stretch', 'crop=faces', 'fm=bmp'],
    ...['fm=__proto__', 'auto=compress', 'or=45', 'flip=x', 'bg=red', 'bg=url(//evil)', 'rect=1,2,3'],
    ...['rect=-1,0,10,10', 'rect=0,0,1e9,1', 'fp-x=2', 'fp-z=1000', 'blur=2001', 'sharp=-1', 'sat=500', 'max-w=nope'],
    ...['min-h=0', 'pad=-1', 'invert=maybe', 'frame=2', 'cs=strip', 'crop=top,bottom'],
  ])('refuses %s with a message that names the parameter', query => {
    const attempt = () => parse(query)
    expect(attempt).toThrow(HttpError)
    expect(attempt).toThrow(new RegExp(`"${query.split('=')[0]}"`))
  })
})
