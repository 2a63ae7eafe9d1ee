import { drawWall } from './wall.ts'

/** Beside the giving flow. */
export const WIDE_WALL = drawWall({
  width: 760,
  height: 900,
  center: [300, 640],
  edge: 62,
  seed: 8,
  top: 400,
  order: (x, y, chance) => -(y + 120 * (Math.max(0, x) / 760) ** 1.6 + chance * 30) + 20 * Math.sin(x / 70),
  isSet: (x, y, chance) => y > 560 - 40 * Math.sin(x / 110) + 130 * (Math.max(0, x) / 760) ** 1.5 + chance * 58,
})

/** Beside the terminal's keys. */
export const NARROW_WALL = drawWall({
  width: 520,
  height: 800,
  center: [200, 560],
  edge: 58,
  seed: 12,
  top: 300,
  order: (x, y, chance) => -(y + 60 * (Math.max(0, x) / 520) ** 1.6 + chance * 30),
  isSet: (x, y, chance) => y > 520 + 34 * Math.sin(x / 80) + chance * 58,
})
