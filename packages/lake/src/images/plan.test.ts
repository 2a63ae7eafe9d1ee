import { describe, expect, it } from 'vitest'
import { planTransform } from './plan.ts'
import { parseTransform } from './transform.ts'

const ORIGINAL = { width: 1000, height: 500 }

function plan(query: string, original = ORIGINAL) {
  const transform = parseTransform(new URLSearchParams(query))
  if (!transform) throw new Error(`"${query}" asks for the original`)
  return planTransform(transform, original)
}

describe('planTransform on 1000 × 500', () => {
  it.each([
    ['w=400', { width: 400, height: 200 }],
    ['h=100', { width: 200, height: 100 }],
    ['w=400&h=400', { width: 400, height: 200 }],
    ['w=2000', { width: 2000, height: 1000 }],
    ['w=2000&fit=max', { width: 1000, height: 500 }],
    ['w=400&h=100&fit=max', { width: 200, height: 100 }],
    ['w=300&h=300&fit=crop', { width: 300, height: 300 }],
    ['w=300&h=300&fit=scale', { width: 300, height: 300 }],
    ['w=300&h=300&fit=min', { width: 300, height: 300 }],
    ['w=2000&h=2000&fit=min', { width: 500, height: 500 }],
    ['w=300&h=300&fit=fill', { width: 300, height: 300 }],
    ['w=3000&h=3000&fit=fillmax', { width: 3000, height: 3000 }],
    ['max-w=300&auto=format', { width: 300, height: 150 }],
    ['w=800&max-w=300', { width: 300, height: 150 }],
    ['rect=0,0,200,200&w=100', { width: 100, height: 100 }],
    ['q=50', ORIGINAL],
  ])('sizes the canvas for %s', (query, canvas) => {
    expect(plan(query).canvas).toEqual(canvas)
  })

  it('pads where fill leaves room, and never enlarges with fillmax', () => {
    expect(plan('w=300&h=300&fit=fill').size).toEqual({ width: 300, height: 150 })
    expect(plan('w=3000&h=3000&fit=fillmax').size).toEqual(ORIGINAL)
  })

  it('crops around the centre, a side or the focal point', () => {
    expect(plan('w=100&h=100&fit=crop').region).toEqual({ left: 250, top: 0, width: 500, height: 500 })
    expect(plan('w=100&h=100&fit=crop&crop=left').region.left).toBe(0)
    expect(plan('w=100&h=100&fit=crop&crop=right').region.left).toBe(500)
    expect(plan('w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.3&fp-y=0.5').region.left).toBe(50)
    expect(plan('w=100&h=100&fit=crop&fp-x=1&fp-y=0.5').region.left).toBe(500)
  })

  it('zooms in on the focal point', () => {
    const { region } = plan('w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.5&fp-z=2')
    expect(region).toEqual({ left: 375, top: 125, width: 250, height: 250 })
  })

  it('crops inside the rectangle that staff chose', () => {
    const { region } = plan('rect=500,0,500,500&w=100&h=50&fit=crop&crop=top')
    expect(region).toEqual({ left: 500, top: 0, width: 500, height: 250 })
  })

  it('clips a rectangle to the image, and refuses one outside it', () => {
    expect(plan('rect=900,400,500,500').region).toEqual({ left: 900, top: 400, width: 100, height: 100 })
    expect(() => plan('rect=1000,0,10,10')).toThrow('outside')
    expect(() => plan('rect=0,0,0,10')).toThrow('outside')
  })

  it('refuses a result whose aspect ratio makes it too large', () => {
    expect(() => plan('w=8192', { width: 10, height: 1000 })).toThrow('at most 8192')
  })

  it('never plans less than one pixel', () => {
    expect(plan('w=1', { width: 5000, height: 1 }).size).toEqual({ width: 1, height: 1 })
  })
})
