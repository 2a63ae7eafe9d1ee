import type { Pixels } from './palette.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
const COLUMNS = 4
const ROWS = 3

type Factor = [red: number, green: number, blue: number]

/** BlurHash (github.com/woltapp/blurhash, Algorithm.md) with 4 by 3 components. The cost grows with the pixels: pass few. */
export function blurHashOf(pixels: Pixels): string {
  const linear = Float64Array.from(pixels.data, toLinear)
  const factors: Factor[] = []
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) factors.push(factorOf(pixels, linear, column, row))
  }
  const [average = [0, 0, 0], ...details] = factors
  const largest = Math.max(...details.flat().map(Math.abs))
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)))
  const maximum = (scale + 1) / 166
  const [red, green, blue] = average.map(toByte)
  return [
    encode(COLUMNS - 1 + (ROWS - 1) * 9, 1),
    encode(scale, 1),
    encode(((red ?? 0) << 16) + ((green ?? 0) << 8) + (blue ?? 0), 4),
    ...details.map(factor => encode(quantise(factor, maximum), 2)),
  ].join('')
}

function factorOf({ width, height }: Pixels, linear: Float64Array, column: number, row: number): Factor {
  const sum: Factor = [0, 0, 0]
  for (let y = 0; y < height; y += 1) {
    const vertical = Math.cos((Math.PI * row * y) / height)
    for (let x = 0; x < width; x += 1) {
      const basis = vertical * Math.cos((Math.PI * column * x) / width)
      const at = (y * width + x) * 4
      sum[0] += basis * (linear[at] ?? 0)
      sum[1] += basis * (linear[at + 1] ?? 0)
      sum[2] += basis * (linear[at + 2] ?? 0)
    }
  }
  const scale = (column === 0 && row === 0 ? 1 : 2) / (width * height)
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale]
}

function quantise(factor: Factor, maximum: number): number {
  const [red, green, blue] = factor.map(value => {
    const root = Math.sign(value) * Math.sqrt(Math.abs(value / maximum))
    return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)))
  })
  return (red ?? 0) * 19 * 19 + (green ?? 0) * 19 + (blue ?? 0)
}

function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  const value = Math.max(0, Math.min(1, linear))
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.trunc(encoded * 255 + 0.5)
}

function encode(value: number, length: number): string {
  return Array.from({ length }, (_, index) => DIGITS[Math.floor(value / 83 ** (length - 1 - index)) % 83]).join('')
}
