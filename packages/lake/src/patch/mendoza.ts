import { type Fields, isEqual, isFields } from '../json.ts'
import type { Effects, LakeDocument } from '../types.ts'

/** The operation codes of the Mendoza format that this encoder uses. The npm package `mendoza` decodes them. */
const Op = {
  value: 0,
  copy: 1,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
} as const

type Patch = unknown[]

/** Null stands for a document that does not exist. `_rev` is omitted, as in the hosted service. */
export function diffEffects(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const [from, to] = [withoutRevision(before), withoutRevision(after)]
  return { apply: diff(from, to), revert: diff(to, from) }
}

/** Turns anything into `after`, and reverts to nothing. */
export function effectsWithoutPast(after: LakeDocument | null): Effects {
  return { apply: [Op.value, withoutRevision(after)], revert: [Op.value, null] }
}

function withoutRevision(document: LakeDocument | null): Fields | null {
  if (!document) return null
  const { _rev, ...fields } = document
  return fields
}

function diff(from: Fields | null, to: Fields | null): Patch {
  if (isEqual(from, to)) return []
  if (!from || !to) return [Op.value, to]
  const patch: Patch = [Op.copy]
  diffObject(from, to, patch)
  return patch
}

/** Turns the copy of `from` on top of the output stack into `to`. Fields are addressed by their index in sorted order. */
function diffObject(from: Fields, to: Fields, patch: Patch): void {
  for (const [place, name] of Object.keys(from).sort().entries()) {
    if (!Object.hasOwn(to, name)) patch.push(Op.deleteField, place)
    else diffField(from[name], to[name], name, place, patch)
  }
  for (const [name, value] of Object.entries(to)) {
    if (!Object.hasOwn(from, name)) patch.push(Op.setField, value, name)
  }
}

function diffField(from: unknown, to: unknown, name: string, place: number, patch: Patch): void {
  if (isEqual(from, to)) return
  if (isFields(from) && isFields(to)) {
    patch.push(Op.pushFieldCopy, place)
    diffObject(from, to, patch)
  } else if (Array.isArray(from) && Array.isArray(to)) {
    patch.push(Op.pushFieldBlank, place)
    buildArray(from, to, patch)
  } else if (typeof from === 'string' && typeof to === 'string' && to !== '') {
    patch.push(Op.pushFieldBlank, place)
    buildString(from, to, patch)
  } else {
    patch.push(Op.setField, to, name)
    return
  }
  patch.push(Op.returnIntoObjectSameKeyPop)
}

/** Builds `to` in a blank output from slices of `from`, changed elements (found by `_key`) and new values. */
function buildArray(from: unknown[], to: unknown[], patch: Patch): void {
  if (to.length === 0) {
    // A blank output is null until something is appended, even if it is empty.
    patch.push(Op.appendSlice, 0, 0)
    return
  }
  const prefix = commonLength(from, to, index => isEqual(from[index], to[index]))
  const suffix = commonLength(from, to, index => isEqual(from.at(-1 - index), to.at(-1 - index)), prefix)
  const places = new Map(from.map((element, place) => [identityOf(element), place]))
  /** End of the slice that is the last operation of the patch; null if the last operation is another. */
  let lastEnd: number | null = null
  const copySlice = (start: number, end: number) => {
    if (start === end) return
    if (start === lastEnd) patch[patch.length - 1] = end
    else patch.push(Op.appendSlice, start, end)
    lastEnd = end
  }
  copySlice(0, prefix)
  for (const element of to.slice(prefix, to.length - suffix)) {
    const place = places.get(identityOf(element))
    const source = place === undefined ? undefined : from[place]
    if (place !== undefined && isEqual(source, element)) {
      copySlice(place, place + 1)
      continue
    }
    lastEnd = null
    if (place !== undefined && isFields(source) && isFields(element)) {
      patch.push(Op.pushElementCopy, place)
      diffObject(source, element, patch)
      patch.push(Op.returnIntoArrayPop)
    } else {
      patch.push(Op.appendValue, element)
    }
  }
  copySlice(from.length - suffix, from.length)
}

/** The `_key` of an array element, or the value itself. Objects without keys never match. */
function identityOf(element: unknown): unknown {
  if (!isFields(element)) return element
  return typeof element._key === 'string' ? `_key ${element._key}` : element
}

/** Builds `to` in a blank output: the common beginning, the new middle, the common end. Offsets are in UTF-8 bytes. */
function buildString(from: string, to: string, patch: Patch): void {
  let prefix = commonLength(from, to, index => from[index] === to[index])
  if (splitsPair(from, prefix) || splitsPair(to, prefix)) prefix--
  let suffix = commonLength(from, to, index => from.at(-1 - index) === to.at(-1 - index), prefix)
  if (splitsPair(from, from.length - suffix) || splitsPair(to, to.length - suffix)) suffix--
  const middle = to.slice(prefix, to.length - suffix)
  if (prefix > 0) patch.push(Op.appendStringSlice, 0, Buffer.byteLength(from.slice(0, prefix)))
  if (middle !== '') patch.push(Op.appendString, middle)
  if (suffix > 0) {
    const bytes = Buffer.byteLength(from)
    patch.push(Op.appendStringSlice, bytes - Buffer.byteLength(from.slice(from.length - suffix)), bytes)
  }
}

/** How many positions match in a row, excluding `taken` positions that another match already covers. */
function commonLength(
  a: { length: number },
  b: { length: number },
  matches: (index: number) => boolean,
  taken = 0,
): number {
  const limit = Math.min(a.length, b.length) - taken
  let length = 0
  while (length < limit && matches(length)) length++
  return length
}

function splitsPair(text: string, place: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(place - 1, 0), place + 1))
}
